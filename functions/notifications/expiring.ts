import { addDays, formatDate } from '../../shared/foundation/dates/date.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import { dayMark } from '../runtime/documents/headerIndex.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import { markPk } from '../runtime/documents/indexRows.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { mayRead, usersOf } from '../runtime/people.ts';
import { daysSetting, type Watched } from './companies.ts';
import { putFor } from './put.ts';

/** What ends on a day, and how a sentence calls it: powers and certificates of parties, and what the company holds. */
interface Ending {
  definition: AnyDocument;
  column: string;
  words: (header: HeaderRow, reference: Reference) => string;
}

const ENDING: readonly Ending[] = [
  { definition: partyDefinition, column: 'VENCE_PODER', words: () => 'poder o mandato' },
  { definition: partyDefinition, column: 'VENCE_CERTIFICADO', words: () => 'certificado de firma' },
  {
    definition: registerDefinition,
    column: 'VENCE',
    words: ({ RESUMEN }, reference) =>
      reference.row(catalogue.registerKinds, RESUMEN['ID_TIPO'] ?? '')?.VALOR.toLowerCase() ?? '',
  },
];

/** Days that something may have ended and still be told of for the first time. */
const BACK = 7;
const MOST = 500;

/** Documents of which something ends between two days, from the index of days; what is kept aside ends unheard. */
async function endingBetween(
  watched: Watched,
  { definition, column }: Ending,
  from: string,
  until: string,
): Promise<HeaderRow[]> {
  const store = storeOf(definition, watched);
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
  return [...headers.values()].filter(
    (header) =>
      stateOf(definition.states, header.ESTADO).editable && dayOf(header) >= from && dayOf(header) <= until,
  );
}

/** Tells the administrators, and who keeps it, that something of a party or a register ends: once a day of ending. */
export async function watchExpiring(watched: Watched): Promise<number> {
  const { company, reference } = watched;
  const until = addDays(reference.today, daysSetting(reference, 'AVISO_VENCE_DIAS', 30));
  const users = await usersOf(watched);
  let told = 0;
  for (const ending of ENDING) {
    const { definition: kind, column } = ending;
    for (const header of await endingBetween(watched, ending, addDays(reference.today, -BACK), until)) {
      const day = header.RESUMEN[column] ?? '';
      for (const person of users) {
        if (person.SUPER !== '1' && person.Usuario !== header.CREADO_POR) continue;
        if (!mayRead(watched, company, person, { kind, header })) continue;
        told += 1;
        await putFor(watched, company, person, {
          kind: 'expiring',
          id: `vence-${column}-${header.ID}-${day}`,
          sentence: kindsOfNotice.expiring.sentence(
            `${ending.words(header, reference)} de ${titleOf(kind, header.RESUMEN)}, ${formatDate(day)}`,
          ),
          path: addressOfDocument(kind, header.ID),
          by: '',
        });
      }
    }
  }
  return told;
}
