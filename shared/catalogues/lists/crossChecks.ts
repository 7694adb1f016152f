import type { CountryCode } from '../../countries/country.ts';
import { isModuleOf } from '../../countries/isModuleOf.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { catalogue } from '../names.ts';
import { check, judgedLists } from './judgedChecks.ts';

/** Asked where a declaration adds to its values and takes off them: elsewhere the four values are all of it. */
const ADJUSTED = 'VALOR_DVA';

/** Each country's list names its declaration, and what says day and amount of an invoice there. */
const checks: readonly CatalogueRow[] = [
  check(
    'PESO_TRANSPORTE',
    'Peso bruto: {declaración} y documento de transporte',
    'PORCENTAJE',
    '1.00',
    'ADVERTENCIA',
  ),
  check(
    'PESO_FACTURAS',
    'Peso bruto: facturas y documento de transporte',
    'PORCENTAJE',
    '5.00',
    'ADVERTENCIA',
  ),
  check('PESO_NETO_FACTURAS', 'Peso neto: {declaración} y facturas', 'PORCENTAJE', '1.00', 'ADVERTENCIA'),
  check(
    'BULTOS_TRANSPORTE',
    'Bultos: {declaración} y documento de transporte',
    'ABSOLUTA',
    '0.00',
    'ADVERTENCIA',
  ),
  check('BULTOS_FACTURAS', 'Bultos: facturas y documento de transporte', 'ABSOLUTA', '0.00', 'ADVERTENCIA'),
  check('FOB_DVA', 'Precio: {declaración} y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
  check('FLETE_DVA', 'Transporte: {declaración} y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
  check('SEGURO_DVA', 'Seguro: {declaración} y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
  check('OTROS_DVA', 'Otros gastos: {declaración} y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
  check(ADJUSTED, 'Valor en aduana: {declaración} y declaración de valor', 'ABSOLUTA', '0.05', 'ERROR'),
  check('TOTAL_FACTURA', 'Total en dólares: {facturas} y factura', 'ABSOLUTA', '0.05', 'ERROR'),
  check(
    'FLETE_TRANSPORTE',
    'Flete: {declaración} y documento de transporte',
    'PORCENTAJE',
    '1.00',
    'ADVERTENCIA',
  ),
  check('MONEDA_FACTURA', 'Moneda: declaración de valor y factura', 'EXACTA', '', 'ERROR'),
  check(
    'TASA_FACTURA',
    'Tipo de cambio a dólares: declaración de valor y factura',
    'PORCENTAJE',
    '0.01',
    'ADVERTENCIA',
  ),
  check(
    'TASA_DIA',
    'Tasa de cambio: {declaración} y banco central, el mismo día',
    'ABSOLUTA',
    '0.00005',
    'ADVERTENCIA',
  ),
  check('INCOTERM_FACTURA', 'Incoterm: {declaración} y factura', 'EXACTA', '', 'ADVERTENCIA'),
  check(
    'INTERMEDIARIO_FACTURA',
    'Intermediario: declaración de valor y factura',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check(
    'CONDICIONES_FACTURA',
    'Entrega, envío y embarque: declaración de valor y factura',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check('FECHA_FACTURA', 'Fecha de factura: {facturas} y factura', 'EXACTA', '', 'ERROR'),
  check('NUMERO_FACTURA', 'Número de factura: {declaración} y factura', 'EXACTA', '', 'ERROR'),
  check('FACTURA_EMBARQUE', 'La factura no es posterior al embarque', 'DIAS', '0', 'ADVERTENCIA'),
  check('EXPORTACION_EMBARQUE', 'Fecha de exportación y de embarque', 'DIAS', '15', 'ADVERTENCIA'),
  check(
    'NUMERO_TRANSPORTE',
    'Número de documento de transporte: {declaración} y documento',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check('CONTENEDORES', 'Contenedores: {declaración} y documento de transporte', 'EXACTA', '', 'ADVERTENCIA'),
  check('MARCHAMOS', 'Marchamos: {declaración} y documento de transporte', 'EXACTA', '', 'ADVERTENCIA'),
  check(
    'DVA_DE_LA_ORDEN',
    'Cada declaración de valor de la orden está en la {declaración}',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check(
    'FACTURA_DE_LA_ORDEN',
    'Cada factura de la orden está en una declaración de valor',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check(
    'DUPLICADO_FACTURA',
    'La misma factura del mismo proveedor en otra orden',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check(
    'DUPLICADO_TRANSPORTE',
    'El mismo documento de transporte en otra orden',
    'EXACTA',
    '',
    'ADVERTENCIA',
  ),
  check(
    'DUPLICADO_CONTENEDOR',
    'El mismo contenedor en otra orden, dentro de estos días',
    'DIAS',
    '30',
    'ADVERTENCIA',
  ),
  check('DUPLICADO_ORDEN', 'El mismo número de orden en otra orden o {declaración}', 'EXACTA', '', 'ERROR'),
];

/** What says day and amount of an invoice: the regional declaration itself, elsewhere the value declaration. */
const named = (country: CountryCode, { VALOR, ...row }: CatalogueRow): CatalogueRow => ({
  ...row,
  VALOR: VALOR.replace('{facturas}', isModuleOf(country, 'duca') ? '{declaración}' : 'declaración de valor'),
});

/**
 * What is compared between the documents of an order, how far two values may lie apart, and whether a difference
 * blocks the transmission. ABSOLUTA in the unit of the value, PORCENTAJE of the greater, DIAS in calendar days. Each
 * country's names its own declaration.
 */
export const crossCheckLists = judgedLists(
  { name: catalogue.crossChecks, title: 'Revisiones cruzadas y sus tolerancias' },
  (country) =>
    checks
      .filter(({ CLAVE }) => CLAVE !== ADJUSTED || isModuleOf(country, 'dua'))
      .map((row) => named(country, row)),
);
