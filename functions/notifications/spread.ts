import { documentKinds } from '../../shared/documentKinds.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { addressOfDocument, titleOf } from '../../shared/foundation/documents/kind.ts';
import { stateLabel } from '../../shared/foundation/documents/states.ts';
import type { FactMessage } from '../../shared/foundation/facts/fact.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import { workOrderKind } from '../../shared/work-orders/kind.ts';
import { companyKey } from '../runtime/keys.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { companyOf, mayRead, peopleOf, usersOf, type Parts, type Person } from '../runtime/people.ts';
import { markKey, readUpTo, type MarkRow } from '../work-orders/talk/rows.ts';
import { putFor } from './put.ts';

/** Those whom it concerns, as they are now: who is named, and the administrators where they are told of its kind. */
async function toldOf(parts: Parts, { kind, users }: FactMessage): Promise<Person[]> {
  const named = users.split(',');
  if (!kindsOfNotice[kind].administrators) return peopleOf(parts, named);
  const everybody = await usersOf(parts);
  return everybody.filter((each) => isAdministrator(each) || named.includes(each.IdUsuario));
}

/** Who looks after a document whose own person has left: who has its order, or where nobody has, the administrators. */
async function heirsOf(
  parts: Parts,
  { ID, ID_ORDEN }: HeaderRow,
  may: (person: Person) => boolean,
): Promise<Person[]> {
  // An order is its own.
  const key = { pk: companyKey(parts.scope), sk: `H#${ID_ORDEN || ID}` };
  const order = await parts.services.database.get<HeaderRow>(workOrderKind.module, key);
  const assigned = order?.RESUMEN['ID_USUARIO_ASIGNADO'] ?? '';
  const found = assigned === '' ? [] : (await peopleOf(parts, [assigned])).filter(may);
  return found.length > 0
    ? found
    : (await usersOf(parts)).filter((person) => isAdministrator(person) && may(person));
}

/** The thread of what is told, and how far a person has read it. */
async function threadFor(
  { services, scope }: Parts,
  { document, thread, number }: FactMessage,
  person: Person,
) {
  if (thread === undefined || number === undefined) return {};
  const key = markKey(scope, document, person.IdUsuario);
  const mark = await services.database.get<MarkRow>(workOrderKind.module, key);
  return { thread: { id: thread, number, read: readUpTo(mark, thread) } };
}

/**
 * Brings what happened to those whom it concerns, as the document is now; whoever may not read it hears nothing. What goes
 * on after its person has left is told to whoever looks after it.
 */
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
    document: fact.document,
    sentence: kindsOfNotice[fact.kind].sentence(
      titleOf(kind, header.RESUMEN),
      fact.said ?? stateLabel(kind.states, header.ESTADO),
    ),
    path: `${addressOfDocument(kind, header.ID)}${fact.place}`,
    by: fact.by,
  };
  const may = (person: Person): boolean => mayRead(parts, company, person, { kind, header });
  const named = people.filter(may);
  const isLeft = named.length === 0 && kindsOfNotice[fact.kind].goesOn === true;
  for (const person of isLeft ? await heirsOf(parts, header, may) : named)
    await putFor(parts, company, person, { ...told, ...(await threadFor(parts, fact, person)) });
}
