import type { Change } from '../../foundation/documents/patch.ts';
import { proposedFraction } from '../derive/group.ts';
import type { DucaBody, DucaFraction, DucaItem } from '../dataSets.ts';
import { applyGrouping } from './applyGrouping.ts';
import { commonOf, differences, obstacles, type Common } from './treatment.ts';

/** What a person does with the original goods, by the keys of goods and fractions. */
export type Regrouping =
  | { do: 'move'; items: readonly string[]; to: string }
  | { do: 'split'; items: readonly string[] }
  | { do: 'join'; from: string; to: string }
  | { do: 'restore' };

export interface Regrouped {
  /** An ordinary patch; its computed fields follow by themselves. */
  changes: Change[];
  /** What was done, to be told. */
  said: string;
  /** Why it cannot be done: one sentence with what differs. */
  refused?: string;
}

const refused = (sentence: string): Regrouped => ({ changes: [], said: '', refused: sentence });

/**
 * Goods moved from one fraction to another or to a new one, two fractions joined, or the proposal taken up again. Only
 * goods of the same code, origin, agreements, state and unit share a fraction. Values, weights, packages and quantities
 * go with the goods by largest remainder, so that what they add up to does not move by a cent or a gram. Taxes are
 * reckoned anew and rounded a fraction, so they may: `regroupingCosts` says by how much.
 */
export function regroup(body: DucaBody, wanted: Regrouping): Regrouped {
  if (wanted.do === 'restore') return restore(body);
  if (wanted.do === 'join') return join(body, wanted.from, wanted.to);
  const fractionOf = (id: string): DucaFraction | undefined =>
    body.FRACCIONES.find((each) => each.ID_FRACCION === id);
  const to = wanted.do === 'move' ? fractionOf(wanted.to) : undefined;
  if (wanted.do === 'move' && !to) return refused('La fracción elegida ya no existe.');
  const chosen = new Set(wanted.items);
  const items = body.FRACCION_ITEMS.filter(
    (each) => chosen.has(each.ID_ITEM) && each.ID_FRACCION !== to?.ID_FRACCION,
  );
  const [first] = items;
  if (!first)
    return refused(
      to ? 'Las mercancías elegidas ya están en esa fracción.' : 'Elija al menos una mercancía.',
    );
  const model: Common = to ?? commonOf(first, fractionOf(first.ID_FRACCION));
  for (const item of items) {
    const apart = differences(model, commonOf(item, fractionOf(item.ID_FRACCION)));
    if (apart === '') continue;
    const name = item.NOMBRE_COMERCIAL || 'Una mercancía';
    const place = to
      ? `la fracción ${to.NUMERO_LINEA}`
      : `la misma fracción que ${first.NOMBRE_COMERCIAL || 'las demás'}`;
    return refused(`«${name}» no puede ir en ${place}: no coinciden ${apart}.`);
  }
  if (!to && alone(body, items)) return refused('Las mercancías elegidas ya son toda su fracción.');
  const id = to?.ID_FRACCION ?? newId(body, first.ID_ITEM);
  const changes = applyGrouping(body, new Map(items.map((each) => [each.ID_ITEM, id])));
  const count = items.length === 1 ? 'Una mercancía pasó' : `${items.length} mercancías pasaron`;
  return {
    changes,
    said: `${count} a ${to ? `la fracción ${to.NUMERO_LINEA}` : 'una fracción nueva, al final'}.`,
  };
}

/** Whether the goods are one fraction's and all of it. */
function alone(body: DucaBody, items: readonly DucaItem[]): boolean {
  const [first] = items;
  const whole = body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === first?.ID_FRACCION);
  return (
    body.FRACCIONES.some((each) => each.ID_FRACCION === first?.ID_FRACCION) &&
    whole.length === items.length &&
    items.every((each) => each.ID_FRACCION === first?.ID_FRACCION)
  );
}

/** Key of a fraction that a person made: of its first goods, so that forming the declaration again finds it. */
function newId({ FRACCIONES }: DucaBody, itemId: string): string {
  const taken = new Set(FRACCIONES.map((each) => each.ID_FRACCION));
  for (let turn = 1; ; turn += 1) {
    const id = turn === 1 ? `mano-${itemId}` : `mano-${itemId}-${turn}`;
    if (!taken.has(id)) return id;
  }
}

function join(body: DucaBody, from: string, to: string): Regrouped {
  const gone = body.FRACCIONES.find((each) => each.ID_FRACCION === from);
  const kept = body.FRACCIONES.find((each) => each.ID_FRACCION === to);
  if (!gone || !kept) return refused('La fracción elegida ya no existe.');
  if (gone === kept) return refused('Elija otra fracción: una fracción no se une consigo misma.');
  const apart = obstacles(gone, kept);
  const pair = `La fracción ${gone.NUMERO_LINEA} y la ${kept.NUMERO_LINEA}`;
  if (apart !== '') return refused(`${pair} no se pueden unir: no coinciden ${apart}.`);
  const items = body.FRACCION_ITEMS.filter((each) => each.ID_FRACCION === from);
  const changes = applyGrouping(body, new Map(items.map((each) => [each.ID_ITEM, to])), { from, to });
  return { changes, said: `${pair} son ahora una.` };
}

/** Every line of a value declaration back where the proposal puts it. */
function restore(body: DucaBody): Regrouped {
  const moved = body.FRACCION_ITEMS.filter(
    (each) => each.ID_DVA !== '' && each.ID_FRACCION !== proposedFraction(each),
  );
  if (moved.length === 0) return refused('La agrupación es la propuesta; no hay nada que devolver.');
  const changes = applyGrouping(body, new Map(moved.map((each) => [each.ID_ITEM, proposedFraction(each)])));
  const count = moved.length === 1 ? 'Una mercancía volvió' : `${moved.length} mercancías volvieron`;
  return { changes, said: `${count} a la agrupación propuesta.` };
}
