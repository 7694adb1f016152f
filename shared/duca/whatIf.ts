import { catalogue } from '../catalogues/names.ts';
import { add, compare, subtract } from '../foundation/decimal/decimal.ts';
import type { Change } from '../foundation/documents/patch.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import type { Problem } from '../foundation/rules/problem.ts';
import { calculateDuca } from './calculate.ts';
import type { DucaBody, DucaFraction } from './dataSets.ts';
import { ducaDefinition } from './definition.ts';
import { differencesOf, type AmountDifference } from './differences.ts';

/** What is tried out; a field that is absent stays as it is, a blank agreement claims none. */
export interface Supposed {
  incoterm?: string;
  /** Agreement 1 and origin of the chosen fractions. */
  agreement?: string;
  origin?: string;
  /** Quota of box 39 of the chosen fractions; blank comes under none. */
  quota?: string;
  /** Local currency per US dollar, five decimals. */
  rate?: string;
  /** Index of the one fraction that changes agreement, origin or quota; every one when absent. */
  line?: number;
}

export interface WhatIf {
  body: DucaBody;
  /** Customs value in US dollars, each tax and the total in local currency: before and after. */
  differences: AmountDifference[];
  /** What it would have to be completed with besides, and what would no longer be asked. */
  asked: Problem[];
  released: Problem[];
  /** Edits that make the declaration what was tried out; its computed fields follow by themselves. */
  changes: Change[];
  /** Why it cannot be: the price would not cover what the incoterm says it includes. */
  refused?: string;
}

type Part = readonly [field: 'VALOR_FLETE' | 'VALOR_SEGURO' | 'VALOR_OTROS', flag: string];
const PARTS: readonly Part[] = [
  ['VALOR_FLETE', 'INCLUYE_FLETE'],
  ['VALOR_SEGURO', 'INCLUYE_SEGURO'],
  ['VALOR_OTROS', 'INCLUYE_OTROS'],
];

/** The declaration as it would be under other terms, with nothing saved. The price that was agreed stays the same. */
export function whatIf(body: DucaBody, supposed: Supposed, reference: Reference): WhatIf {
  const before = calculateDuca(body, reference);
  const impossible = impossibleTerms(before, supposed);
  if (impossible) return refusedWith(before, impossible);
  const fractions = before.FRACCIONES.map((fraction, index) =>
    underTerms(treated(fraction, index, supposed), before.DUCA.ID_INCOTERM, supposed.incoterm, reference),
  );
  const short = fractions.findIndex((each) => compare(each.VALOR_FOB, '0') < 0);
  if (short >= 0) {
    const refused = `El precio de la fracción ${short + 1} no alcanza para los gastos que ${supposed.incoterm} incluye; revise flete, seguro y otros.`;
    return refusedWith(before, refused);
  }
  const header = {
    ...before.DUCA,
    ...(supposed.incoterm === undefined ? {} : { ID_INCOTERM: supposed.incoterm }),
    ...(supposed.rate === undefined ? {} : { TIPO_CAMBIO: supposed.rate }),
    TOTAL_FOB_DOLARES: add(
      before.DUCA.TOTAL_FOB_DOLARES || '0.00',
      ...fractions.map((each, line) => subtract(each.VALOR_FOB, before.FRACCIONES[line]!.VALOR_FOB)),
    ),
  };
  const after = calculateDuca({ ...before, DUCA: header, FRACCIONES: fractions }, reference);
  return {
    body: after,
    differences: differencesOf(before, after),
    ...(after === before ? { asked: [], released: [] } : problemsOf(before, after, reference)),
    changes: changesOf(before, after),
  };
}

const refusedWith = (body: DucaBody, refused: string): WhatIf => ({
  body,
  differences: [],
  asked: [],
  released: [],
  changes: [],
  refused,
});

/** Why terms cannot be tried at all: a rate that is none, a fraction that is not there. */
function impossibleTerms({ FRACCIONES }: DucaBody, { rate, line }: Supposed): string | undefined {
  if (rate !== undefined && compare(rate, '0') <= 0)
    return `La tasa de cambio (${rate}) debe ser mayor que cero.`;
  if (line === undefined || FRACCIONES[line]) return undefined;
  const count = FRACCIONES.length;
  return `No hay fracción ${line + 1}: la declaración tiene ${count === 1 ? 'una' : count}.`;
}

/** What the checks and the rules matrix say of the one and not of the other. */
function problemsOf(
  before: DucaBody,
  after: DucaBody,
  reference: Reference,
): { asked: Problem[]; released: Problem[] } {
  const key = ({ code, path }: Problem): string => `${code} ${path}`;
  const { check } = ducaDefinition;
  const found = { before: check(before, reference), after: check(after, reference) };
  const known = { before: new Set(found.before.map(key)), after: new Set(found.after.map(key)) };
  return {
    asked: found.after.filter((each) => !known.before.has(key(each))),
    released: found.before.filter((each) => !known.after.has(key(each))),
  };
}

const treated = (
  fraction: DucaFraction,
  index: number,
  { agreement, origin, quota, line }: Supposed,
): DucaFraction =>
  line !== undefined && line !== index
    ? fraction
    : {
        ...fraction,
        ...(agreement === undefined ? {} : { ACUERDO_1_ID: agreement }),
        ...(origin === undefined ? {} : { ID_PAIS_ORIGEN: origin }),
        ...(quota === undefined ? {} : { CUOTA_CONTINGENTE: quota }),
      };

/** What the price already includes under the new term is no longer part of box 25, and the other way round. */
function underTerms(
  fraction: DucaFraction,
  from: string,
  to: string | undefined,
  reference: Reference,
): DucaFraction {
  if (to === undefined || to === from) return fraction;
  const before = reference.row(catalogue.incoterms, from);
  const after = reference.row(catalogue.incoterms, to);
  let fob = fraction.VALOR_FOB || '0.00';
  for (const [field, flag] of PARTS) {
    const amount = fraction[field] || '0.00';
    if (before?.[flag] === '1' && after?.[flag] !== '1') fob = add(fob, amount);
    if (before?.[flag] !== '1' && after?.[flag] === '1') fob = subtract(fob, amount);
  }
  return { ...fraction, VALOR_FOB: fob };
}

const HEADER = ['ID_INCOTERM', 'TIPO_CAMBIO', 'TOTAL_FOB_DOLARES'] as const;
const LINE = ['ACUERDO_1_ID', 'ID_PAIS_ORIGEN', 'CUOTA_CONTINGENTE', 'VALOR_FOB'] as const;

function changesOf(before: DucaBody, after: DucaBody): Change[] {
  const set = (path: string, from: string, value: string): Change[] =>
    from === value ? [] : [{ op: 'set', path, value }];
  return [
    ...HEADER.flatMap((name) => set(`DUCA.${name}`, before.DUCA[name], after.DUCA[name])),
    ...after.FRACCIONES.flatMap((fraction, line) =>
      LINE.flatMap((name) =>
        set(`FRACCIONES[${line}].${name}`, before.FRACCIONES[line]![name], fraction[name]),
      ),
    ),
  ];
}
