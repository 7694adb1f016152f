import { isModuleOf } from '../../countries/isModuleOf.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { catalogue } from '../names.ts';
import { check, judgedLists } from './judgedChecks.ts';

const checks = [
  check('FECHA_FACTURA', 'La factura no es de un día futuro', 'DIAS', '0', 'ERROR'),
  check(
    'FECHA_DOCUMENTO',
    'Contratos, certificados y permisos no son de un día futuro',
    'DIAS',
    '0',
    'ERROR',
  ),
  check('VIGENCIA_DOCUMENTO', 'Un documento no vence antes de emitirse', 'DIAS', '0', 'ERROR'),
  check('EXPORTACION_FACTURA', 'La exportación no es anterior a la factura', 'DIAS', '15', 'ADVERTENCIA'),
  check('CANTIDAD_CERO', 'Ninguna mercancía tiene cantidad cero', 'EXACTA', '', 'ERROR'),
  check(
    'CANTIDAD_FRACCION',
    'Cantidad: fracción y sus mercancías, en la misma unidad',
    'ABSOLUTA',
    '0.000',
    'ERROR',
  ),
  check('FRACCION_MERCANCIA', 'Una fracción dice lo que sus mercancías', 'EXACTA', '', 'ADVERTENCIA'),
  check('PESO_CERO', 'Ninguna carga pesa cero', 'EXACTA', '', 'ERROR'),
  check('BULTOS_CERO', 'Ninguna carga viene en cero bultos', 'EXACTA', '', 'ERROR'),
  check('VALOR_CERO', 'Ninguna mercancía con cantidad vale cero', 'EXACTA', '', 'ADVERTENCIA'),
  check('UNITARIO_CERO', 'El valor unitario no se pierde al redondear', 'EXACTA', '', 'ADVERTENCIA'),
  check(
    'VALOR_LINEA',
    'Cantidad por valor unitario, contra el valor de la línea',
    'PORCENTAJE',
    '50.00',
    'ADVERTENCIA',
  ),
  check('FOB_MERCANCIA', 'FOB y gastos del precio, contra el valor de la línea', 'ABSOLUTA', '0.00', 'ERROR'),
  check('SIN_FLETE', 'Hay flete, en el precio o aparte', 'EXACTA', '', 'ADVERTENCIA'),
  check('SIN_SEGURO', 'Hay seguro, pagado o teórico', 'EXACTA', '', 'ADVERTENCIA'),
  check('TASA_BANCO', 'Tasa de cambio: {declaración} y la del banco central', 'PORCENTAJE', '5.00', 'ERROR'),
  check('CERTIFICADO_ORIGEN', 'Una tasa preferencial tiene certificado de origen', 'EXACTA', '', 'ERROR'),
  check('CRITERIO_ORIGEN', 'Una tasa preferencial tiene criterio de origen', 'EXACTA', '', 'ERROR'),
  check('CONTINGENTE_PARCIAL', 'Toda la fracción se carga a su contingente', 'EXACTA', '', 'ERROR'),
];

export type PlausibilityCheck = (typeof checks)[number]['CLAVE'];

/** What only the regional declaration can say, of its fractions, their goods and their preferential rates. */
const OF_FRACTIONS: ReadonlySet<string> = new Set<PlausibilityCheck>([
  'CANTIDAD_FRACCION',
  'FRACCION_MERCANCIA',
  'CERTIFICADO_ORIGEN',
  'CRITERIO_ORIGEN',
  'CONTINGENTE_PARCIAL',
]);

/**
 * What no declaration should say, how far a value may go, and whether it blocks: ERROR, ADVERTENCIA, or NINGUNA in a
 * list that an agency imports. ABSOLUTA in the unit of the value, PORCENTAJE of the greater, DIAS in calendar days. A
 * country has those that its documents are judged by.
 */
export const plausibilityLists = judgedLists(
  { name: catalogue.plausibility, title: 'Revisiones de cada documento y sus severidades' },
  (country) => checks.filter(({ CLAVE }) => isModuleOf(country, 'duca') || !OF_FRACTIONS.has(CLAVE)),
);

/** Every check as the product ships it. */
export const shippedChecks: ReadonlyMap<string, CatalogueRow> = new Map(
  checks.map((row) => [row.CLAVE, row]),
);
