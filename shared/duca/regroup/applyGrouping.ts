import type { Change } from '../../foundation/documents/patch.ts';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { descriptionOf } from '../derive/fractions.ts';
import { fractions } from '../fields/fractions.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';
import { referenceChanges } from './references.ts';
import { addUp, amountsOf, amountsOfItem, sharesOf, type Amounts } from './shares.ts';
import { filledFrom } from './treatment.ts';
import { keysOf } from '../../foundation/keyed.ts';

/** One fraction becomes part of another, goods or none. */
interface Join {
  from: string;
  to: string;
}

/**
 * The patch that puts goods into other fractions, by their keys. Fractions that lose or gain goods share what they state
 * anew; one that loses all of them goes, one that is not there yet is added at the end. Only what changes is told.
 */
export function applyGrouping(body: DucaBody, target: ReadonlyMap<string, string>, join?: Join): Change[] {
  const before = goodsByFraction(body.FRACCION_ITEMS, (item) => item.ID_FRACCION);
  const after = goodsByFraction(body.FRACCION_ITEMS, (item) => target.get(item.ID_ITEM) ?? item.ID_FRACCION);
  const moved = body.FRACCION_ITEMS.filter((item) => target.has(item.ID_ITEM));
  const touched = new Set([
    ...moved.flatMap((item) => [item.ID_FRACCION, target.get(item.ID_ITEM)!]),
    ...(join ? [join.from, join.to] : []),
  ]);
  const wanted = new Set(target.values());
  const known = new Map(body.FRACCIONES.map((each) => [each.ID_FRACCION, each]));
  const partOf = new Map<string, Amounts>();
  for (const id of touched) {
    const fraction = known.get(id);
    const items = before.get(id) ?? [];
    if (!fraction) for (const item of items) partOf.set(item.ID_ITEM, amountsOfItem(item));
    else sharesOf(fraction, items).forEach((share, line) => partOf.set(items[line]!.ID_ITEM, share));
  }

  const next = new Map<string, DucaFraction | undefined>();
  for (const id of touched) {
    const fraction = known.get(id);
    const items = after.get(id) ?? [];
    const bare = fraction && !before.has(id) ? [amountsOf(fraction)] : [];
    const joined = join?.to === id && !before.has(join.from) ? [amountsOf(known.get(join.from)!)] : [];
    const goes = join?.from === id || (items.length === 0 && before.has(id));
    if (goes) next.set(id, undefined);
    else if (fraction || wanted.has(id)) {
      // Goods of no fraction say what a fraction without goods is made of; they add nothing to what it states.
      const strangers = bare.length > 0 ? items.filter((item) => known.has(item.ID_FRACCION)) : items;
      const parts = [...bare, ...joined, ...strangers.map((item) => partOf.get(item.ID_ITEM)!)];
      const model = modelOf(fraction, items, known, id);
      const described = describedAnew(fraction, before.get(id) ?? [], items);
      next.set(id, {
        ...model,
        ...addUp(parts),
        ...(described === undefined ? {} : { DESCRIPCION: described }),
      });
    }
  }
  const gone = join && known.get(join.from);
  const kept = join && next.get(join.to);
  if (gone && kept) next.set(join.to, filledFrom(kept, gone));
  return [
    ...fractionChanges(body, next),
    ...itemChanges(body, target),
    ...referenceChanges(body, next, target, join),
  ];
}

function goodsByFraction(
  items: readonly DucaItem[],
  idOf: (item: DucaItem) => string,
): Map<string, DucaItem[]> {
  const found = new Map<string, DucaItem[]>();
  for (const item of items) {
    const id = idOf(item);
    const list = found.get(id);
    if (list) list.push(item);
    else found.set(id, [item]);
  }
  return found;
}

/** The fraction as it stands; a new one takes what is typed of the one that its first goods leave. */
function modelOf(
  fraction: DucaFraction | undefined,
  items: readonly DucaItem[],
  known: ReadonlyMap<string, DucaFraction>,
  id: string,
): DucaFraction {
  if (fraction) return fraction;
  const [first] = items;
  const left = known.get(first?.ID_FRACCION ?? '');
  const proposed = !id.startsWith('mano-');
  return {
    ...blankRecord(fractions),
    ...left,
    ...(left && !proposed
      ? {}
      : {
          CLASIFICACION_ARANCELARIA: first?.CLASIFICACION_ARANCELARIA ?? '',
          ID_PAIS_ORIGEN: first?.ID_PAIS_ORIGEN ?? '',
          ACUERDO_1_ID: first?.ACUERDO_PREFERENCIAL_1 ?? '',
          ACUERDO_2_ID: first?.ACUERDO_PREFERENCIAL_2 ?? '',
          ID_ESTADO_MERCANCIA: first?.ID_ESTADO_MERCANCIA ?? '',
          ID_UNIDAD_MEDIDA: first?.ID_UNIDAD_MEDIDA ?? '',
        }),
    ID_FRACCION: id,
    NUMERO_LINEA: '',
  };
}

/** Box 46 follows the commercial names while nobody wrote another one. */
function describedAnew(
  fraction: DucaFraction | undefined,
  before: readonly DucaItem[],
  after: readonly DucaItem[],
): string | undefined {
  return !fraction || (before.length > 0 && fraction.DESCRIPCION === descriptionOf(before))
    ? descriptionOf(after)
    : undefined;
}

function fractionChanges(
  { FRACCIONES }: DucaBody,
  next: ReadonlyMap<string, DucaFraction | undefined>,
): Change[] {
  const sets: Change[] = [];
  const removes: Change[] = [];
  FRACCIONES.forEach((fraction, line) => {
    if (!next.has(fraction.ID_FRACCION)) return;
    const now = next.get(fraction.ID_FRACCION);
    if (!now) removes.unshift({ op: 'remove', path: `FRACCIONES[${line}]`, count: 1 });
    else {
      for (const name of keysOf(now)) {
        const value = now[name];
        if (fraction[name] !== value) sets.push({ op: 'set', path: `FRACCIONES[${line}].${name}`, value });
      }
    }
  });
  const stored = new Set(FRACCIONES.map((each) => each.ID_FRACCION));
  const added = [...next.values()].flatMap((each) => (each && !stored.has(each.ID_FRACCION) ? [each] : []));
  return [
    ...sets,
    ...(added.length === 0 ? [] : [{ op: 'insert' as const, path: 'FRACCIONES', lines: added }]),
    ...removes,
  ];
}

const itemChanges = ({ FRACCION_ITEMS }: DucaBody, target: ReadonlyMap<string, string>): Change[] =>
  FRACCION_ITEMS.flatMap((item, line): Change[] => {
    const id = target.get(item.ID_ITEM);
    return id === undefined || id === item.ID_FRACCION
      ? []
      : [{ op: 'set', path: `FRACCION_ITEMS[${line}].ID_FRACCION`, value: id }];
  });
