import { calculateDuca } from '../../../shared/duca/calculate.ts';
import { checkDuca } from '../../../shared/duca/check.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { readinessProblems } from '../../../shared/duca/readiness.ts';
import type { Run, Work } from '../work.ts';
import { ducaOf, reference } from './ducaOf.ts';

/** A document that nobody has seen: every record new, so that nothing remembered of a record helps. */
const unseen = (body: DucaBody): DucaBody => structuredClone(body);

/** One fraction's price typed over, the other records as they were. */
function typed(body: DucaBody, turn: number): DucaBody {
  const FRACCIONES = body.FRACCIONES.map((each, line) =>
    line === 7 ? { ...each, VALOR_FOB: `${100 + (turn % 900)}.25` } : each,
  );
  return { ...body, FRACCIONES };
}

/** Runs on a fresh document each time; the copy is made before the clock starts. */
const onUnseen = (
  size: number,
  work: (body: DucaBody) => unknown,
  bodyOf: (size: number) => DucaBody = ducaOf,
): Run => {
  const body = bodyOf(size);
  return Object.assign((copy: unknown) => work(copy as DucaBody), { given: () => unseen(body) });
};

const SIZES = [1_000] as const;

/** Everything that stands between a declaration and its transmission: shape, owed fields, matrix, cross-checks. */
export const rulesWork: Work = {
  name: 'rules',
  sizes: SIZES,
  contenders: {
    floor: (size) =>
      onUnseen(size, (body) => body.FRACCIONES.reduce((sum, each) => sum + each.DESCRIPCION.length, 0)),
    despacho: (size) => onUnseen(size, (body) => readinessProblems(body, reference)),
    'despacho, a field typed': (size) => {
      let body = ducaOf(size);
      let turn = 0;
      return () => {
        body = calculateDuca(typed(body, (turn += 1)), reference);
        return checkDuca(body, reference);
      };
    },
  },
};

/** Goods that owe a tax by the litre, one by the bag of their weight, and one in percent, each a third of them. */
const SPECIFIC = [
  { CLASIFICACION_ARANCELARIA: '2202100000', ID_UNIDAD_MEDIDA: 'GLL' },
  { CLASIFICACION_ARANCELARIA: '2523290000', ID_UNIDAD_MEDIDA: 'KGM' },
  { CLASIFICACION_ARANCELARIA: '2208309000', ID_UNIDAD_MEDIDA: 'LTR' },
] as const;

const specific = (size: number): DucaBody => {
  const body = ducaOf(size);
  const FRACCIONES = body.FRACCIONES.map((each, line) => ({ ...each, ...SPECIFIC[line % SPECIFIC.length] }));
  return { ...body, FRACCIONES };
};

/** Customs value, taxes and totals of every fraction. */
export const liquidationWork: Work = {
  name: 'liquidation',
  sizes: SIZES,
  contenders: {
    floor: (size) => {
      const body = ducaOf(size);
      const cents = body.FRACCIONES.map((each) => Math.round(Number(each.VALOR_CIF) * 100));
      return () => cents.map((each) => Math.round(each * 0.15));
    },
    despacho: (size) => onUnseen(size, (body) => calculateDuca(body, reference)),
    'despacho, specific taxes': (size) => onUnseen(size, (body) => calculateDuca(body, reference), specific),
  },
};
