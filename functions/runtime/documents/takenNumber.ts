import { refusal, type Refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { indefinite } from '../../../shared/foundation/documents/noun.ts';
import { isVoid, stateOf } from '../../../shared/foundation/documents/states.ts';
import type { HeaderStore } from './headerStore.ts';
import { numberHolder } from './indexRows.ts';
import { isNumberSent } from './isNumberSent.ts';
import { isKnownTo } from './ownImporters.ts';
import type { HeaderRow } from './rows.ts';

const LIVES = 'Use otro número o abra la existente.';
/** It is opened by nobody to be changed, nor does it give its number back. */
const SENT = 'Se selló para transmitirse y la autoridad puede conocerlo por ese número: use otro.';

/** Why a number is not to be had, by whoever has it, and what a person can do about it. */
export async function takenNumber(store: HeaderStore, number: string): Promise<Refusal> {
  const { noun, states } = store.definition;
  const { database } = store.services;
  const id = await numberHolder(database, store.table, store.scope, number);
  const holder = id && (await database.get<HeaderRow>(store.table, store.headerKey(id)));
  const isKept = (row: HeaderRow): boolean =>
    isKnownTo(store.scope, store.definition, row) && isVoid(row.ESTADO) && isNumberSent(row);
  const kept = holder && isKept(holder) ? holder : undefined;
  const state = kept ? ` ${stateOf(states, kept.ESTADO).label.toLowerCase()}` : '';
  return refusal('document.duplicate', {
    what: `${indefinite(noun)}${state} con el número`,
    number,
    remedy: kept ? SENT : LIVES,
  });
}
