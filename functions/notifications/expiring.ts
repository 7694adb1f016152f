import { addDays, formatDate } from '../../shared/foundation/dates/date.ts';
import { keysOf } from '../../shared/foundation/keyed.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { partyKind as kind } from '../../shared/parties/kind.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import { dayMark } from '../runtime/documents/headerIndex.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import { markPk } from '../runtime/documents/indexRows.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { mayRead, usersOf } from '../runtime/people.ts';
import { daysSetting, type Watched } from './companies.ts';
import { putFor } from './put.ts';

/** What of a party ends on a day, and how it is called in a sentence. */
const ENDING = { VENCE_PODER: 'poder o mandato', VENCE_CERTIFICADO: 'certificado de firma' } as const;
type Ending = keyof typeof ENDING;

/** Days that something may have ended and still be told of for the first time. */
const BACK = 7;
const MOST = 500;

/** Parties of which something ends between two days, from the index of days. */
async function partiesEnding(
  watched: Watched,
  column: Ending,
  from: string,
  until: string,
): Promise<HeaderRow[]> {
  const store = storeOf(partyDefinition, watched);
  const first = dayMark(column, from)!;
  const rows = await watched.services.database.query<{ ID: string }>(store.table, {
    pk: markPk(watched.scope, first),
    between: [first, `${dayMark(column, until)!}~`],
    limit: MOST,
  });
  const headers = await headersById(
    store,
    rows.map(({ ID }) => ID),
  );
  const dayOf = ({ RESUMEN }: HeaderRow): string => RESUMEN[column] ?? '';
  return [...headers.values()].filter((header) => dayOf(header) >= from && dayOf(header) <= until);
}

/** Tells the administrators, and who keeps the card, that a power of attorney or a certificate ends: once a day of ending. */
export async function watchExpiring(watched: Watched): Promise<number> {
  const { company, reference } = watched;
  const until = addDays(reference.today, daysSetting(reference, 'AVISO_VENCE_DIAS', 30));
  const users = await usersOf(watched);
  let told = 0;
  for (const column of keysOf(ENDING)) {
    for (const header of await partiesEnding(watched, column, addDays(reference.today, -BACK), until)) {
      const day = header.RESUMEN[column] ?? '';
      for (const person of users) {
        if (person.SUPER !== '1' && person.Usuario !== header.CREADO_POR) continue;
        if (!mayRead(watched, company, person, { kind, header })) continue;
        told += 1;
        await putFor(watched, company, person, {
          kind: 'expiring',
          id: `vence-${column}-${header.ID}-${day}`,
          sentence: kindsOfNotice.expiring.sentence(
            `${ENDING[column]} de ${titleOf(kind, header.RESUMEN)}, ${formatDate(day)}`,
          ),
          path: addressOfDocument(kind, header.ID),
          by: '',
        });
      }
    }
  }
  return told;
}
