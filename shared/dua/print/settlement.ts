import { formatAmount } from '../../foundation/decimal/amount.ts';
import { isZero, subtract } from '../../foundation/decimal/decimal.ts';
import type { Canvas } from '../../foundation/pdf/canvas.ts';
import type { Section } from '../../foundation/print/flow.ts';
import { listTablesOf } from '../../foundation/print/listTable.ts';
import { plainSection, plainTable } from '../../foundation/print/plainTable.ts';
import { printedValue } from '../../foundation/print/printedValue.ts';
import { tableSection } from '../../foundation/print/tableSection.ts';
import { duaDataSets, type DuaBody } from '../dataSets.ts';
import { compareLiquidations } from '../liquidation/compareLiquidations.ts';
import { isSettledBySarah } from '../settledBySarah.ts';
import type { DuaFacts } from './facts.ts';
import { slipSection } from './slip.ts';

const TAXES = listTablesOf(duaDataSets)('LIQUIDACION_TRIBUTOS', [
  ['CONCEPTO', 0],
  ['TIPO_OBLIGACION', 40],
  ['IMPORTE', 40],
]);
const BESIDE = plainTable('LIQUIDACIONES', [
  ['Concepto', 'CONCEPTO', 0],
  ['Obligación', 'TIPO_OBLIGACION', 30],
  ['Calculado por el declarante', 'NUESTRO', 34, 'right'],
  ['Liquidado por SARAH', 'SARAH', 34, 'right'],
  ['Diferencia', 'DIFERENCIA', 28, 'right'],
]);
const DIFFERENCES = plainTable('DIFERENCIAS', [
  ['Ítem', 'ITEM', 12],
  ['Concepto', 'CONCEPTO', 26],
  ['Calculado', 'NUESTRO', 26, 'right'],
  ['SARAH', 'SARAH', 26, 'right'],
  ['Diferencia', 'DIFERENCIA', 24, 'right'],
  ['Por qué', 'EXPLICACION', 0],
]);
/** Differences that paper lists: where there are more they have one cause, and the screen has them all. */
const LISTED = 200;

const { CONCEPTO, TIPO_OBLIGACION } = duaDataSets.LIQUIDACION_TRIBUTOS.fields;
const money = (value: string): string => (value === '' ? '' : formatAmount(value, 2));

/** What is owed, by ours alone or by ours and SARAH's side by side, with every difference; and the slip by which it is paid. */
export function settlementSections(measuring: Canvas, facts: DuaFacts): Section[] {
  const { body } = facts;
  const slip = slipSection(facts, isSettledBySarah(body));
  if (!isSettledBySarah(body))
    return [tableSection(measuring, facts, TAXES, [...body.LIQUIDACION_TRIBUTOS.keys()]), slip];
  return [besideSection(measuring, facts), ...differenceSections(measuring, body), slip];
}

/** Each tax and both totals as we reckon them and as SARAH does. */
function besideSection(measuring: Canvas, { body, reference }: DuaFacts): Section {
  const key = (each: { CONCEPTO: string; TIPO_OBLIGACION: string }): string =>
    `${each.CONCEPTO}|${each.TIPO_OBLIGACION}`;
  const ours = new Map(body.LIQUIDACION_TRIBUTOS.map((each) => [key(each), each]));
  const theirs = new Map(body.SARAH_TRIBUTOS.map((each) => [key(each), each]));
  const taxes = [...new Set([...ours.keys(), ...theirs.keys()])].map((name) => {
    const { CONCEPTO: tax, TIPO_OBLIGACION: obligation } = (ours.get(name) ?? theirs.get(name))!;
    return rowOf(
      printedValue(CONCEPTO, tax, reference),
      printedValue(TIPO_OBLIGACION, obligation, reference),
      ours.get(name)?.IMPORTE ?? '',
      theirs.get(name)?.IMPORTE ?? '',
    );
  });
  const totals = (['TOTAL_PAGAR', 'TOTAL_GARANTIZAR'] as const).map((name) =>
    rowOf(
      duaDataSets.LIQUIDACION.fields[name].label,
      '',
      body.LIQUIDACION[name],
      body.SARAH_LIQUIDACION[name],
    ),
  );
  return plainSection(measuring, 'Tributos: lo calculado y lo que liquidó SARAH, en lempiras', BESIDE, [
    ...taxes,
    ...totals,
  ]);
}

function rowOf(concept: string, obligation: string, ours: string, theirs: string): string[] {
  const gap = subtract(theirs || '0', ours || '0');
  return [concept, obligation, money(ours), money(theirs), isZero(gap) ? '' : money(gap)];
}

/** Where SARAH's differs, and why; nothing where it does not. */
function differenceSections(measuring: Canvas, body: DuaBody): Section[] {
  const all = compareLiquidations(body, body);
  if (all.length === 0) return [];
  const rows = all
    .slice(0, LISTED)
    .map((each) => [
      each.ITEM,
      each.CONCEPTO,
      money(each.NUESTRO),
      money(each.SARAH),
      money(each.DIFERENCIA),
      each.EXPLICACION,
    ]);
  const rest = all.length - rows.length;
  if (rest > 0)
    rows.push(['', '', '', '', '', `Y ${rest} más; la pestaña «SARAH» de la declaración las tiene todas.`]);
  return [plainSection(measuring, 'Diferencias con la liquidación de SARAH', DIFFERENCES, rows)];
}
