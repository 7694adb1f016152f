import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import { formats } from '../../foundation/xml/formats.ts';
import { advantageCode } from '../conversions/advantageCode.ts';
import { carrierPart } from '../conversions/carrierPart.ts';
import { incotermTotals } from '../conversions/incotermTotals.ts';
import { yesNo } from '../conversions/yesNo.ts';
import type { DuaBody, DuaItem } from '../dataSets.ts';

/** Storage and interest are not declared here (domain 3.3). */
const ZERO = '0.00';

const amount = (value: string): string => (value === '' ? '' : formats.amount(value));
const quantity = (value: string): string => (value === '' ? '' : formats.quantity(value));

/**
 * The plain DAT-DEC of a declaration: the text of the `.decdat` file, JSON with the keys of domain 3.3 in their order. Like
 * the message it writes what is there: readiness says what is missing.
 */
export const buildDecdat = (body: DuaBody, reference: Reference): string =>
  JSON.stringify({
    declaracion: {
      caratula: caratulaOf(body, reference),
      documentos: body.DETALLE_DOCUMENTO.map((each) => documentOf(each, reference)),
      datos_complementarios: body.DETALLE_COMPLEMENTARIO.map((each) => complementOf(each, reference)),
      items: itemsOf(body, reference),
      transportes: body.DETALLE_TRANSPORTE.map(transportOf),
      transportesGraneles: [],
      bultos: {
        manifiesto: body.DECLARACION.MANIFIESTO,
        tituloTransporte: body.DECLARACION.TITULO_TRANSPORTE,
        cancelaGlobal: yesNo(body.DECLARACION.INDICADOR_CANCELACION_GLOBAL),
        lineas: body.DETALLE_BULTOS.map((each) => ({
          nroLinea: each.NUMERO_LINEA,
          cantUnidades: amount(each.CANTIDAD_UNIDADES_AFECTADAS),
          peso: amount(each.PESO_AFECTADO),
        })),
      },
    },
    usuario_id: body.DECLARACION.IDENTIFICACION_DECLARANTE,
  });

function caratulaOf(body: DuaBody, reference: Reference): AnyRecord {
  const { DECLARACION: head, DETALLE_PROVEEDORES } = body;
  const [supplier] = DETALLE_PROVEEDORES;
  const totals = incotermTotals(head, head.ID_INCOTERM, reference);
  return {
    regimen: head.CODIGO_REGIMEN,
    aduana: head.ID_ADUANA_DESPACHO,
    indModalidadEspecial: head.ID_MODALIDAD_ESPECIAL,
    rucImpoExpo: head.NUMERO_IDENTIFICACION_IMPORTADOR,
    descripcionImpoExpo: head.NOMBRE_IMPORTADOR,
    manifiestoCourrier: head.ID_MANIFIESTO_ENTREGA_RAPIDA,
    docDestProv: supplier?.ID_PROVEEDOR ?? '',
    nomDestProv: supplier?.NOMBRE_PROVEEDOR ?? '',
    domDestProv: supplier?.DOMICILIO_PROVEEDOR ?? '',
    nroPreimpreso: head.NUMERO_PREIMPRESO,
    isFauca: yesNo(reference.row(catalogue.regimes, head.CODIGO_REGIMEN)?.['FAUCA'] ?? ''),
    idFauca: head.ID_FAUCA,
    aduanaIngSal: head.ID_ADUANA_INGRESO_SALIDA,
    paisOrigen: head.ID_PAIS_ORIGEN,
    paisProcDestino: head.ID_PAIS_PROCEDENCIA_DESTINO,
    pesoBruto: amount(head.PESO_BRUTO_BULTOS),
    cantidadBultos: amount(head.CANTIDAD_BULTOS),
    claseBultos: head.ID_CLASE_BULTOS,
    canItems: String(body.DETALLE_MERCANCIAS.length),
    comentario: head.OBSERVACIONES,
    entFinancieraMed: head.ENTIDAD_MEDIACION,
    condicionEntrega: head.ID_INCOTERM,
    divisaFactura: head.ID_DIVISA_FOB,
    totalFactura: totals.invoice,
    cotDivFactura: head.TIPO_CAMBIO === '' ? '' : formats.rate4(head.TIPO_CAMBIO),
    divisaFlete: head.ID_DIVISA_FLETE,
    totalFlete: totals.freight,
    divisaSeguro: head.ID_DIVISA_SEGURO,
    totalSeguro: totals.insurance,
    totalOGastos: totals.others,
    totalAlmacenaje: ZERO,
    formaPagoFac: head.ID_FORMA_PAGO,
    porcInteresFac: ZERO,
    motivoSusp: head.MOTIVO_OPERACION_SUSPENSIVA,
    plazo: head.PLAZO_DIAS_MESES,
    depAlmacenamiento: head.ID_DEPOSITO_ALMACENAMIENTO,
    aduanaTransitoDest: head.ID_ADUANA_TRANSITO_DESTINO,
    depositoTransitoDest: head.ID_DEPOSITO_ADUANA_TRANSITO,
    rutaTransito: head.ID_RUTA_TRANSITO,
  };
}

const textOf = (reference: Reference, list: string, code: string): string =>
  reference.row(list, code)?.VALOR ?? '';

const documentOf = (
  { CODIGO_DOCUMENTO, REFERENCIA, PRESENCIA }: DuaBody['DETALLE_DOCUMENTO'][number],
  reference: Reference,
): AnyRecord => ({
  codDocumento: CODIGO_DOCUMENTO,
  descripcion: textOf(reference, catalogue.supportDocuments, CODIGO_DOCUMENTO),
  referencia: REFERENCIA,
  presencia: yesNo(PRESENCIA),
});

const complementOf = (
  { CODIGO_COMPLEMENTARIO, VALOR }: DuaBody['DETALLE_COMPLEMENTARIO'][number],
  reference: Reference,
): AnyRecord => ({
  codDatoComp: CODIGO_COMPLEMENTARIO,
  descripcion: textOf(reference, catalogue.complementaryData, CODIGO_COMPLEMENTARIO),
  valor: VALOR,
});

/** Items with their own papers inside; each list is walked once, whatever their number. */
function itemsOf(body: DuaBody, reference: Reference) {
  const documents = byItem(body.DETALLE_DOCUMENTOS);
  const complements = byItem(body.DETALLE_COMPLEMENTARIOS);
  const advantages = byItem(body.DETALLE_VENTAJAS);
  return body.DETALLE_MERCANCIAS.map((item) => ({
    ...itemOf(item, reference),
    documentos: (documents.get(item.ID_ITEM) ?? []).map((each) => documentOf(each, reference)),
    datos_complementarios: (complements.get(item.ID_ITEM) ?? []).map((each) => complementOf(each, reference)),
    ventajas: (advantages.get(item.ID_ITEM) ?? []).map(({ CODIGO_VENTAJA }) => ({
      codVentaja: advantageCode(CODIGO_VENTAJA),
      descripcion: textOf(reference, catalogue.advantages, CODIGO_VENTAJA),
    })),
  }));
}

function byItem<L extends { ID_ITEM: string }>(lines: readonly L[]): Map<string, L[]> {
  const found = new Map<string, L[]>();
  for (const line of lines) {
    const known = found.get(line.ID_ITEM);
    if (known) known.push(line);
    else found.set(line.ID_ITEM, [line]);
  }
  return found;
}

const itemOf = (item: DuaItem, reference: Reference): AnyRecord => ({
  nroItem: item.NUMERO_ITEM,
  tipoItem: item.TIPO_ITEM,
  posArancelaria: item.POSICION_ARANCELARIA,
  tituloCourrier: item.TITULO_MANIFIESTO_COURIER,
  idMatrizInsumos: item.MATRIZ_INSUMO,
  nroItemAsoc: item.DECLARACION_CANCELAR,
  nroItemACancelar: item.NUMERO_ITEM_CANCELAR,
  pesoNeto: amount(item.PESO_NETO),
  pesoBruto: amount(item.PESO_BRUTO),
  cantBultos: amount(item.CANTIDAD_BULTOS),
  paisOrigen: item.PAIS_ORIGEN,
  paisProcDestino: item.PAIS_PROCEDENCIA_DESTINO,
  paisAdquisicion: item.PAIS_ADQUISICION,
  estadoMercancia: item.ESTADO_MERCANCIAS,
  uniComercial: item.UNIDAD_COMERCIAL,
  cantComercial: quantity(item.CANTIDAD_COMERCIAL),
  uniEstadistica: textOf(reference, catalogue.units, item.UNIDAD_ESTADISTICA),
  uniEstadisticaCod: item.UNIDAD_ESTADISTICA,
  cantEstadistica: quantity(item.CANTIDAD_ESTADISTICA),
  importeFOB: amount(item.VALOR_FOB),
  importeFlete: amount(item.VALOR_FLETE),
  importeSeguro: amount(item.VALOR_SEGURO),
  importeOGastos: amount(item.VALOR_OTROS),
  // No field holds it and no value is fixed for it: only the total of storage is.
  importeAlmacenaje: '',
  ajusteAIncluir: amount(item.AJUSTE_INCLUIR),
  ajusteADeducir: amount(item.AJUSTE_DEDUCIR),
  descripcion: item.DESCRIPCION,
  comentario: item.COMENTARIO,
  cuotaArancelaria: item.CUOTA_ARANCELARIA,
  nroResolucion: item.NUMERO_RESOLUCION,
  convenioPerfActivo: item.CONVENIO,
  nroExoneracionAdu: item.EXONERACION_ADUANERA,
});

/** Keys of a line of transport are not in the one public sample (domain 3.3), which has none: these are ours. */
const transportOf = (line: DuaBody['DETALLE_TRANSPORTE'][number]): AnyRecord => ({
  matricula: line.MATRICULA_UNIDAD_TRANSPORTE,
  transportista: carrierPart(line.RTN_NOMBRE_TRANSPORTISTA),
  contenedor: line.NUMERO_CONTENEDOR,
  matriculaRemolque: line.MATRICULA_REMOLQUE,
  ejes: line.NUMERO_EJES_TRANSPORTE,
  precinto: line.NUMERO_PRECINTO,
  peso: amount(line.PESO_TRANSPORTE),
  marca: line.MARCA_TRANSPORTE,
  motor: line.MOTOR_TRANSPORTE,
  chasis: line.CHASIS_TRANSPORTE,
  ejesRemolque: line.NUMERO_EJES_REMOLQUE,
  pesoRemolque: amount(line.PESO_REMOLQUE),
  conductor: line.ID_NOMBRE_CONDUCTOR,
  documentoConductor: line.DOCUMENTO_CONDUCTOR,
  paisConductor: line.ID_PAIS_CONDUCTOR,
  licenciaConductor: line.LICENCIA_CONDUCTOR,
  cantBultos: amount(line.CANTIDAD_BULTOS),
  pesoBultos: amount(line.PESO_BULTOS),
});
