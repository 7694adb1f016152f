import type { XmlElement, XmlGroup, XmlMessage } from '../../foundation/xml/element.ts';
import { formats } from '../../foundation/xml/formats.ts';
import type { ManifestXmlContext } from './context.ts';
import { sentWeight } from './weights.ts';

type Group = XmlGroup<ManifestXmlContext>;

/** Weight of what a manifest holds: in hundredths that add up as its grams do. */
const weight: XmlElement<ManifestXmlContext> = {
  node: 'pesoBruto',
  field: 'PESO_BRUTO',
  rule: sentWeight,
  format: formats.amount,
};

const header: Group = {
  node: 'encabezado',
  dataSet: 'MANIFIESTO',
  elements: [
    { node: 'numeroPreimpreso', field: 'NUMERO_PREIMPRESO' },
    { node: 'tipoManifiesto', field: 'ID_TIPO_MANIFIESTO' },
    { node: 'aduana', field: 'ID_ADUANA_INGRESO_SALIDA' },
    { node: 'rtnTransportista', field: 'IDENTIFICACION_TRANSPORTISTA' },
    { node: 'nombreTransportista', field: 'NOMBRE_TRANSPORTISTA' },
    { node: 'unidadTransporte', field: 'ID_UNIDAD_TRANSPORTE' },
    { node: 'matricula', field: 'MATRICULA_UNIDAD_TRANSPORTE' },
    { node: 'viaje', field: 'NUMERO_VIAJE', skipIfEmpty: true },
    { node: 'paisProcedenciaDestino', field: 'ID_PAIS_PROCEDENCIA_DESTINO' },
    { node: 'lugarEmbarque', field: 'LUGAR_EMBARQUE_LOCODE', skipIfEmpty: true },
    { node: 'lugarDesembarque', field: 'LUGAR_DESEMBARQUE_LOCODE', skipIfEmpty: true },
    { node: 'fechaSalida', field: 'FECHA_SALIDA', format: formats.date, skipIfEmpty: true },
    { node: 'fechaLlegada', field: 'FECHA_LLEGADA', format: formats.date },
    { node: 'cantidadTitulos', rule: (_record, { titles }) => titles, pattern: '\\d+' },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount },
    { node: 'pesoBruto', field: 'PESO_BRUTO_BULTOS', format: formats.amount },
    { node: 'observaciones', field: 'OBSERVACIONES', skipIfEmpty: true },
  ],
};

const titles: Group = {
  node: 'titulo',
  list: 'titulos',
  dataSet: 'TITULOS',
  elements: [
    { node: 'numero', field: 'TITULO_TRANSPORTE' },
    { node: 'tipoDocumento', field: 'ID_TIPO_DOCUMENTO' },
    { node: 'tituloMadre', field: 'TITULO_MADRE', skipIfEmpty: true },
    { node: 'categoriaCourier', field: 'ID_CATEGORIA_COURIER', skipIfEmpty: true },
    { node: 'rtnConsignatario', field: 'IDENTIFICACION_CONSIGNATARIO', skipIfEmpty: true },
    { node: 'nombreConsignatario', field: 'NOMBRE_CONSIGNATARIO' },
    { node: 'nombreRemitente', field: 'NOMBRE_REMITENTE', skipIfEmpty: true },
    { node: 'paisOrigen', field: 'ID_PAIS_ORIGEN', skipIfEmpty: true },
    { node: 'descripcion', field: 'DESCRIPCION' },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount },
    weight,
    { node: 'claseBultos', field: 'ID_CLASE_BULTOS', skipIfEmpty: true },
    { node: 'valorDeclarado', field: 'VALOR_FOB', format: formats.amount, skipIfEmpty: true },
    { node: 'manejoEspecial', field: 'ID_MANEJO_ESPECIAL', skipIfEmpty: true },
    { node: 'deposito', field: 'ID_DEPOSITO_ALMACENAMIENTO', skipIfEmpty: true },
  ],
};

const titleLines: Group = {
  node: 'linea',
  list: 'lineas',
  dataSet: 'TITULOS_LINEAS',
  elements: [
    { node: 'titulo', field: 'TITULO_TRANSPORTE' },
    { node: 'numeroLinea', field: 'NUMERO_LINEA' },
    { node: 'descripcion', field: 'DESCRIPCION' },
    { node: 'posicionArancelaria', field: 'POSICION_ARANCELARIA', format: formats.tariff, skipIfEmpty: true },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount },
    weight,
    { node: 'claseBultos', field: 'ID_CLASE_BULTOS', skipIfEmpty: true },
    { node: 'marcas', field: 'MARCAS', skipIfEmpty: true },
  ],
};

const containers: Group = {
  node: 'contenedor',
  list: 'contenedores',
  dataSet: 'TITULOS_CONTENEDORES',
  elements: [
    { node: 'titulo', field: 'TITULO_TRANSPORTE' },
    { node: 'numero', field: 'NUMERO_CONTENEDOR' },
    { node: 'dimension', field: 'ID_TAMANO_EQUIPO', skipIfEmpty: true },
    { node: 'precintos', field: 'NUMERO_PRECINTO', skipIfEmpty: true },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount, skipIfEmpty: true },
    { ...weight, skipIfEmpty: true },
    { node: 'tara', field: 'TARA', format: formats.amount, skipIfEmpty: true },
  ],
};

const complements: Group = {
  node: 'datoComplementario',
  list: 'datosComplementarios',
  dataSet: 'DATOS_COMPLEMENTARIOS',
  elements: [
    { node: 'codigo', field: 'CODIGO_COMPLEMENTARIO' },
    { node: 'valor', field: 'VALOR' },
    { node: 'titulo', field: 'TITULO_TRANSPORTE', skipIfEmpty: true },
  ],
};

/**
 * Data of a manifest as it is validated and presented. The authority publishes no description (domain 3.4): names follow
 * those of the declaration and are a sample in one place.
 */
export const manifestMessage: XmlMessage<ManifestXmlContext> = {
  root: 'manifiesto',
  groups: [header, titles, titleLines, containers, complements],
};
