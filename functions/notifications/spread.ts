import { documentKinds } from '../../shared/documentKinds.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { stateLabel } from '../../shared/foundation/documents/states.ts';
import type { FactMessage } from '../../shared/foundation/facts/fact.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { companyKey } from '../runtime/keys.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { companyOf, mayRead, peopleOf, usersOf, type Parts, type Person } from '../runtime/people.ts';
import { putFor } from './put.ts';

/** Those whom it concerns, as they are now: who is named, and the administrators where they are told of its kind. */
async function toldOf(parts: Parts, { kind, users }: FactMessage): Promise<Person[]> {
  const named = users.split(',');
  if (!kindsOfNotice[kind].administrators) return peopleOf(parts, named);
  const everybody = await usersOf(parts);
  return everybody.filter((each) => isAdministrator(each) || named.includes(each.IdUsuario));
}

/** Brings what happened to those whom it concerns, as the document is now; whoever may not read it hears nothing. */
export async function spread(parts: Parts, fact: FactMessage): Promise<void> {
  const { services, scope } = parts;
  const kind = documentKinds.find(({ module }) => module === fact.module);
  if (!kind) return;
  const [company, header, people] = await Promise.all([
    companyOf(parts),
    services.database.get<HeaderRow>(kind.module, { pk: companyKey(scope), sk: `H#${fact.document}` }),
    toldOf(parts, fact),
  ]);
  if (company?.ACTIVO !== '1' || !header) return;
  const told = {
    kind: fact.kind,
    id: fact.id,
    sentence: kindsOfNotice[fact.kind].sentence(
      titleOf(kind, header.RESUMEN),
      fact.said ?? stateLabel(kind.states, header.ESTADO),
    ),
    path: `${addressOfDocument(kind, header.ID)}${fact.place}`,
    by: fact.by,
  };
  for (const person of people)
    if (mayRead(parts, company, person, { kind, header })) await putFor(parts, company, person, told);
}
