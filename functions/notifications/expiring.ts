import { addDays, formatDate } from '../../shared/foundation/dates/date.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { IN_FORCE_STATES } from '../../shared/transmission/declarationLife.ts';
import { partyDefinition } from '../../shared/parties/definition.ts';
import { registerDefinition } from '../../shared/registers/definition.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { headersOnDays } from '../runtime/documents/streams.ts';
import { mayRead, usersOf, type Person } from '../runtime/people.ts';
import { daysSetting, type Watched } from './companies.ts';
import { Teller } from './tellOnce.ts';

/**
 * What ends on a day, and how a sentence calls it: powers and certificates of parties, what the company holds, and the
 * terms of suspensive and temporary regimes: box 14 of the DUCA (domain 1.2), what the DUA's comes to (spec 3).
 */
interface Ending {
  definition: AnyDocument;
  column: string;
  words: (header: HeaderRow, reference: Reference) => string;
  /** Whether it matters in a state: by itself wherever it may be changed, for what is kept aside ends unheard. */
  matters?: (state: string) => boolean;
}

/** Of a declaration: the term of its regime, once the authority accepted it and while a change of it is made. */
const term = (definition: AnyDocument): Ending => ({
  definition,
  column: 'FECHA_VENCIMIENTO',
  words: () => 'plazo del régimen',
  matters: (state) => IN_FORCE_STATES.includes(state),
});

const ENDING: readonly Ending[] = [
  { definition: partyDefinition, column: 'VENCE_PODER', words: () => 'poder o mandato' },
  { definition: partyDefinition, column: 'VENCE_CERTIFICADO', words: () => 'certificado de firma' },
  {
    definition: registerDefinition,
    column: 'VENCE',
    words: ({ RESUMEN }, reference) =>
      reference.row(catalogue.registerKinds, RESUMEN['ID_TIPO'] ?? '')?.VALOR.toLowerCase() ?? '',
  },
  term(ducaDefinition),
  term(duaDefinition),
];

/** Days that something may have ended and still be told of for the first time. */
const BACK = 7;

/** Tells the administrators, and who keeps it, that something of a party or a register ends: once a day of ending. */
export async function watchExpiring(watched: Watched): Promise<number> {
  const { company, reference } = watched;
  const until = addDays(reference.today, daysSetting(reference, 'AVISO_VENCE_DIAS', 30));
  const teller = new Teller(watched);
  let users: readonly Person[] | undefined;
  let told = 0;
  for (const ending of ENDING) {
    const { definition: kind, column, matters } = ending;
    const store = storeOf(kind, watched);
    for await (const header of headersOnDays(store, column, addDays(reference.today, -BACK), until)) {
      if (!watched.goesOn()) break;
      if (!(matters?.(header.ESTADO) ?? stateOf(kind.states, header.ESTADO).editable)) continue;
      const day = header.RESUMEN[column] ?? '';
      users ??= await usersOf(watched);
      for (const person of users) {
        if (!isAdministrator(person) && person.Usuario !== header.CREADO_POR) continue;
        if (!mayRead(watched, company, person, { kind, header })) continue;
        told += 1;
        await teller.add(person, {
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
  await teller.end();
  return told;
}
