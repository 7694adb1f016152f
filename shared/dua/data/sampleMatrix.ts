import type { MatrixRow, RulesMatrix } from '../../foundation/rules/matrix.ts';
import { sampleRow, sampleRows, type Owed } from '../../foundation/rules/sampleRows.ts';
import { duaMessage } from '../xml/message.ts';

/** What every regime owes, by the record that holds it; everything else is sent when it is there. */
const OWED: Owed = {
  declaracion: ['caratula', 'items', 'documentos', 'titulo'],
  caratula: [
    'operacion',
    'numeroOrden',
    'regimen',
    'aduana',
    'aduanaIngresoSalida',
    'rtnImportador',
    'nombreImportador',
    'rtnDeclarante',
    'paisOrigen',
    'paisProcedenciaDestino',
    'pesoBruto',
    'cantidadBultos',
    'claseBultos',
    'cantidadItems',
    'condicionEntrega',
    'divisaFactura',
    'totalFactura',
    'tipoCambio',
    'totalAlmacenaje',
    'formaPago',
    'porcInteresFac',
  ],
  proveedor: ['nombre', 'pais'],
  documento: ['codigo', 'referencia', 'presencia'],
  datoComplementario: ['codigo', 'valor'],
  titulo: ['cancelaGlobal'],
  bulto: ['numeroLinea', 'cantidadAfectada', 'pesoAfectado'],
  item: [
    'numeroItem',
    'tipoItem',
    'posicionArancelaria',
    'pesoNeto',
    'pesoBruto',
    'cantidadBultos',
    'paisOrigen',
    'paisProcedenciaDestino',
    'estadoMercancia',
    'unidadComercial',
    'cantidadComercial',
    'unidadEstadistica',
    'cantidadEstadistica',
    'valorFob',
    'valorFlete',
    'valorSeguro',
    'valorOtros',
    'descripcion',
  ],
  documentoItem: ['numeroItem', 'codigo', 'referencia', 'presencia'],
  datoComplementarioItem: ['numeroItem', 'codigo', 'valor'],
  ventajaItem: ['numeroItem', 'codigo'],
  transporte: ['transportista'],
  valorItem: ['numeroItem', 'valorAduana', 'valorAduanaAjustado', 'valorAduanaAjustadoImpuesto'],
  tributoItem: ['numeroItem', 'concepto', 'baseImponible', 'tasa', 'tipoObligacion', 'importe'],
  tributo: ['concepto', 'tipoObligacion', 'importe'],
  pago: ['tipo', 'medio', 'importe'],
};

/** What some operations owe besides, by the column of the list of regimes that says so. */
export const ASKED_BY: Readonly<Record<string, readonly (readonly [parent: string, node: string])[]>> = {
  SUSPENSIVO: [
    ['caratula', 'motivoSuspension'],
    ['caratula', 'plazo'],
  ],
  DEPOSITO: [['caratula', 'depositoAlmacenamiento']],
  TRANSITO: [
    ['caratula', 'aduanaTransitoDestino'],
    ['caratula', 'rutaTransito'],
  ],
  CANCELA: [
    ['item', 'declaracionACancelar'],
    ['item', 'itemACancelar'],
  ],
  FAUCA: [['caratula', 'numeroFauca']],
};

/** Rows that a regime adds to those of all. */
export const regimeRows = (regime: Readonly<Record<string, string>>): MatrixRow[] =>
  Object.entries(ASKED_BY)
    .filter(([column]) => regime[column] === '1')
    .flatMap(([, nodes]) =>
      nodes.map(([parent, node]) => sampleRow(parent, node, 'MANDATORIA', regime['CLAVE'])),
    );

/** What the message owes in every regime. Neither the message nor its obligations are published (domain 3.4). */
export const sampleMatrix: RulesMatrix = {
  source: 'Muestra: SARAH no publica su mensaje ni sus datos obligatorios',
  validFrom: '2026-01-01',
  sample: true,
  rows: sampleRows(duaMessage, OWED),
};
