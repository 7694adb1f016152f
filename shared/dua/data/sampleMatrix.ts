import type { MatrixRow, RulesMatrix } from '../../foundation/rules/matrix.ts';
import { duaMessage } from '../xml/message.ts';

/** What every regime owes, by the record that holds it; everything else is sent when it is there. */
const OWED: Readonly<Record<string, readonly string[]>> = {
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

const row = (NODO_PADRE: string, NODO: string, TIPO: string, REGIMEN = '*'): MatrixRow => ({
  ID_NODO: `${NODO_PADRE}/${NODO}`,
  NODO_PADRE,
  NODO,
  CLASE: '*',
  REGIMEN,
  TIPO,
});

const typeOf = (parent: string, node: string): string =>
  OWED[parent]?.includes(node) ? 'MANDATORIA' : 'CONDICIONAL';

const rows = duaMessage.groups.flatMap(({ node, list, elements }) => [
  row(duaMessage.root, list ?? node, typeOf(duaMessage.root, list ?? node)),
  ...elements.map((each) => row(node, each.node, typeOf(node, each.node))),
]);

/** Rows that a regime adds to those of all. */
export const regimeRows = (regime: Readonly<Record<string, string>>): MatrixRow[] =>
  Object.entries(ASKED_BY)
    .filter(([column]) => regime[column] === '1')
    .flatMap(([, nodes]) => nodes.map(([parent, node]) => row(parent, node, 'MANDATORIA', regime['CLAVE'])));

/** What the message owes in every regime. Neither the message nor its obligations are published (domain 3.4). */
export const sampleMatrix: RulesMatrix = {
  source: 'Muestra: SARAH no publica su mensaje ni sus datos obligatorios',
  validFrom: '2026-01-01',
  sample: true,
  rows,
};
