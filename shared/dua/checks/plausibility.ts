import { judgeOf, zeroProblems } from '../../catalogues/judge.ts';
import { isZero } from '../../foundation/decimal/decimal.ts';
import type { Reference } from '../../foundation/documents/reference.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { incotermOf } from '../../invoices/incoterm.ts';
import { invoiceKind } from '../../invoices/kind.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';

const QUANTITIES = ['CANTIDAD_COMERCIAL', 'CANTIDAD_ESTADISTICA'] as const;
const WEIGHTS = ['PESO_BRUTO', 'PESO_NETO'] as const;
const EXPENSES = [
  { part: 'freight', check: 'SIN_FLETE', name: 'TOTAL_FLETE_DOLARES', what: 'el transporte' },
  { part: 'insurance', check: 'SIN_SEGURO', name: 'TOTAL_SEGURO_DOLARES', what: 'el seguro' },
] as const;

const { DECLARACION, DETALLE_MERCANCIAS } = duaDataSets;

/** Nothing counts, weighs or is worth zero, and somebody paid for transport and insurance, as of a DUCA (spec 5). */
export const plausibilityProblems = (body: DuaBody, reference: Reference): Problem[] => [
  ...zeroProblems(
    'BULTOS_CERO',
    {
      code: 'dua.packages-zero',
      path: 'DECLARACION.CANTIDAD_BULTOS',
      value: body.DECLARACION.CANTIDAD_BULTOS,
      message: `${DECLARACION.fields.CANTIDAD_BULTOS.label}: es cero. Escriba en cuántos bultos viene la carga.`,
    },
    reference,
  ),
  ...body.DETALLE_MERCANCIAS.flatMap((_, line) => zerosOfItem(body, line, reference)),
  ...expenseProblems(body, reference),
];

function zerosOfItem({ DETALLE_MERCANCIAS: items }: DuaBody, line: number, reference: Reference): Problem[] {
  const item = items[line]!;
  const zero = (
    check: Parameters<typeof zeroProblems>[0],
    code: string,
    name: (typeof QUANTITIES)[number] | (typeof WEIGHTS)[number] | 'VALOR_FOB',
    sentence: string,
  ): Problem[] =>
    zeroProblems(
      check,
      {
        code,
        path: `DETALLE_MERCANCIAS[${line}].${name}`,
        value: item[name],
        message: `Ítem ${line + 1}, ${DETALLE_MERCANCIAS.fields[name].label}: ${sentence}`,
      },
      reference,
    );
  return [
    ...QUANTITIES.flatMap((name) =>
      zero('CANTIDAD_CERO', 'dua.quantity-zero', name, 'es cero. Escriba cuánto se declara.'),
    ),
    ...WEIGHTS.flatMap((name) =>
      zero(
        'PESO_CERO',
        'dua.weight-zero',
        name,
        'es cero kilogramos. Escriba lo que pesa o junte la mercancía con otra.',
      ),
    ),
    ...(isZero(item.CANTIDAD_COMERCIAL)
      ? []
      : zero(
          'VALOR_CERO',
          'dua.fob-zero',
          'VALOR_FOB',
          'la mercancía tiene cantidad y su precio es cero. Escriba el valor que tendría en una venta.',
        )),
  ];
}

/** Of a declaration that was formed of an order's papers this is asked in them. */
function expenseProblems(
  { DECLARACION, DETALLE_DOCUMENTO, DETALLE_DOCUMENTOS }: DuaBody,
  reference: Reference,
): Problem[] {
  const term = incotermOf(reference, DECLARACION.ID_INCOTERM);
  const formed = [...DETALLE_DOCUMENTO, ...DETALLE_DOCUMENTOS].some(({ ID_LINEA }) =>
    ID_LINEA.startsWith(`${invoiceKind.idPrefix}-`),
  );
  if (!term || formed || isZero(DECLARACION.TOTAL_FOB_DOLARES)) return [];
  return EXPENSES.flatMap(({ part, check, name, what }): Problem[] => {
    const judge = judgeOf(check, reference);
    if (!judge || term.includes[part] || !term.declares[part] || !isZero(DECLARACION[name])) return [];
    const message = `${duaDataSets.DECLARACION.fields[name].label}: con ${DECLARACION.ID_INCOTERM} el precio no incluye ${what} y aquí es cero. Escríbalo en los ítems.`;
    return [judge.told(`dua.no-${part}`, `DECLARACION.${name}`, message, 'DECLARACION.ID_INCOTERM')];
  });
}
