import { SendMessageCommand } from '@aws-sdk/client-sqs';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../functions/runtime/database.ts';
import { companyKey, systemKey } from '../../functions/runtime/keys.ts';
import type { Services } from '../../functions/runtime/services.ts';
import type { DeclarationRow } from '../../functions/transmission/declarations/declaration.ts';
import type { Lack } from '../../functions/transmission/declarations/lacking.ts';
import { lacksSeal, untold } from '../../functions/transmission/declarations/restored.ts';
import { newsOf } from '../../functions/transmission/record.ts';
import { headKey, ofDocumentKey, TABLE, type TransmissionRow } from '../../functions/transmission/rows.ts';
import { documentKinds } from '../../shared/documentKinds.ts';
import { formatOrderNumber } from '../../shared/foundation/numbers/orderNumber.ts';
import type { Outcome } from '../../shared/transmission/events.ts';
import { operations } from '../../shared/transmission/operations.ts';
import { stateOf } from '../../shared/foundation/documents/states.ts';
import { hasNoEffect, transmissionStates } from '../../shared/transmission/states.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { queried } from '../everyRow.ts';
import { addressOf, type Queues } from './deadLetters.ts';
import { countsSaid, lacksSaid, totalOf } from './lacks.ts';

/** Transmissions that are looked at together. */
const PAGE = 100;

interface Outcomes extends Queues {
  tables: DynamoDBDocumentClient;
  /** By which declarations are read as functions read them. */
  services: Services;
}

/** What was done of a company, or of all. */
interface Done {
  given: number;
  lacking: number;
  /** What is not as acts left it: what they were given again for, and what stays so. */
  back: Lack[];
  stuck: Lack[];
}

/**
 * Brings documents of a table that was put back alone to what is known of their transmissions: what they stand before is
 * given to their listener again, by the queue that it came by, and what they cannot be brought to is told. So is what a
 * declaration left in other tables, its papers, the titles that it cancels and the taxes that it charged, where one of those
 * was put back. Done again it finds what is still so; a message that comes twice changes nothing.
 */
export async function tellOutcomes(at: Outcomes): Promise<Done> {
  const done: Done = { given: 0, lacking: 0, back: [], stuck: [] };
  const companies = queried<{ sk: string }>(at.tables, {
    TableName: at.nameOf('users'),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': systemKey('companies') },
  });
  for await (const { sk: company } of companies) await ofCompany(at, company, done);
  if (done.given > 0) at.tell(AGAIN);
  at.tell(
    `Resultados entregados otra vez: ${done.given}. Documentos que no tienen lo transmitido: ${done.lacking}.`,
  );
  for (const [lacks, said] of [
    [done.back, 'Quedará como se dejó'],
    [done.stuck, 'Sin entregar otra vez'],
  ] as const)
    if (lacks.length > 0) at.tell(`${said}: ${countsSaid(totalOf(lacks))}.`);
  return done;
}

async function ofCompany(at: Outcomes, company: string, done: Done): Promise<void> {
  let page: TransmissionRow[] = [];
  const look = async (): Promise<void> => {
    const headers = await Promise.all(page.map((head) => headerOf(at, head)));
    for (const [index, head] of page.entries()) await ofTransmission(at, head, headers[index], done);
    page = [];
  };
  const heads = queried<TransmissionRow>(at.tables, {
    TableName: at.nameOf(TABLE),
    Limit: PAGE,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': companyKey({ company }), ':sk': 'TX#' },
  });
  for await (const head of heads) if (page.push(head) === PAGE) await look();
  await look();
}

async function ofTransmission(
  at: Outcomes,
  head: TransmissionRow,
  header: DeclarationRow | undefined,
  done: Done,
): Promise<void> {
  if (header ? lacksSeal(header, head) : stands(head)) {
    done.lacking += 1;
    return at.tell(`${called(head)}: ${header ? OLDER : MISSING} ${evidenceOf(head)}`);
  }
  if (!header || head.listener === '') return;
  const again = untold(header, head);
  if (!again) return ofOthers(at, head, header, done);
  if (again.isLast && (await isFollowed(at, head))) return;
  await give(at, head, again.outcome, done);
  at.tell(`${called(head)}: ${GIVEN}`);
}

async function give(at: Outcomes, head: TransmissionRow, outcome: Outcome, done: Done): Promise<void> {
  const { queue, message } = newsOf(head, outcome, head.modified, head.seq);
  const QueueUrl = await addressOf(at, queue);
  await at.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
  done.given += 1;
}

/** What its papers, the manifests of its titles and its order have no more of an act that the declaration knows. */
async function ofOthers(
  at: Outcomes,
  head: TransmissionRow,
  header: DeclarationRow,
  done: Done,
): Promise<void> {
  for (const { isGiven, lacks, said } of await lacksSaid(at.services, head, header)) {
    (isGiven ? done.back : done.stuck).push(...lacks);
    if (isGiven) await give(at, head, head.state === 'CHANNEL' ? 'CHANNEL' : 'ACCEPTED', done);
    at.tell(`${called(head)}: ${said}`);
  }
}

/** What followed upon an outcome is given once that was heard: told before it, it would be lost. */
const AGAIN =
  'Cuando Despacho los haya aplicado, dé la orden otra vez, hasta que no entregue nada: lo que siguió a un resultado, como el canal, va después.';
const GIVEN = 'el documento está antes de ese resultado; se le entregó otra vez.';
const OLDER =
  'el documento se restauró como estaba antes de sellarla y no se puede llevar hasta ella desde la tabla. No la transmita otra vez.';
const MISSING = 'el documento no está y no se puede hacer desde la tabla. No la transmita otra vez.';

/** What the authority has of it, or may: a document that is gone leaves nothing else that is missed. */
const stands = ({ operation, state }: TransmissionRow): boolean =>
  !operations[operation].harmless && operation !== 'CANAL' && !hasNoEffect(state);

const evidenceOf = ({ id, company, object, hash }: TransmissionRow): string =>
  `Lo sellado está en la evidencia de ${company}, ${object} (SHA-256 ${hash}), y en /transmisiones/${id}.`;

/** A transmission by company, kind, number, version, what became of it, and the authority's number. */
function called(head: TransmissionRow): string {
  const kind = documentKinds.find(({ module }) => module === head.kind)?.label ?? head.kind;
  const { label } = stateOf(transmissionStates(head.country, receiverOf(head)), head.state);
  const number = head.facts.NUMERO === '' ? 'sin número' : `número ${head.facts.NUMERO}`;
  const act = operations[head.operation].label.toLowerCase();
  return `${head.company}: ${kind} ${formatOrderNumber(head.key)} (${head.documentId}), ${act} de la versión ${head.version}, «${label}», ${number}`;
}

/** The row with that key, as it is now. */
async function rowAt<R>(at: Outcomes, table: string, key: Key): Promise<R | undefined> {
  const found = queried<R>(at.tables, {
    TableName: at.nameOf(table),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND sk = :sk',
    ExpressionAttributeValues: { ':pk': key.pk, ':sk': key.sk },
  });
  for await (const row of found) return row;
  return undefined;
}

const headerOf = (at: Outcomes, head: TransmissionRow): Promise<DeclarationRow | undefined> =>
  rowAt(at, head.kind, { pk: companyKey(head), sk: `H#${head.documentId}` });

/** Whether the same was asked of the document again since: what came of that counts then. */
async function isFollowed(at: Outcomes, head: TransmissionRow): Promise<boolean> {
  const { pk, sk } = ofDocumentKey(head, head.documentId, head.id);
  const later = queried<{ id: string }>(at.tables, {
    TableName: at.nameOf(TABLE),
    KeyConditionExpression: 'pk = :pk AND sk > :sk',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
  });
  for await (const { id } of later)
    if ((await rowAt<TransmissionRow>(at, TABLE, headKey(head, id)))?.operation === head.operation)
      return true;
  return false;
}
