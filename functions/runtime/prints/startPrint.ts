import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { isBlocking, type Problem } from '../../../shared/foundation/rules/problem.ts';
import type { Call } from '../executor.ts';
import type { PrintKind } from './kind.ts';
import { makePrint } from './makePrint.ts';
import { marked } from './marked.ts';
import type { PrintMessage } from './message.ts';
import { printKey, type PrintRow } from './row.ts';

/** A job that said nothing for so long is asked for again. */
const STALE_MS = 3 * 60_000;

/** Refuses a print with the errors of its fields. */
export function refuseProblems(title: string, problems: readonly Problem[]): never {
  const errors = problems.filter(isBlocking);
  const more = errors.length > 1 ? ` (y ${errors.length - 1} más)` : '';
  const summary = `${title} no se puede imprimir todavía. ${errors[0]!.message}${more}`;
  throw refusal('rejected', { summary }, { problems: errors.slice(0, 200) });
}

/** The print of this name when it is ready, or being made by a job that still talks. */
export async function knownPrint<R extends PrintRow>(
  { services, scope }: Call<unknown>,
  kind: PrintKind<R>,
  id: string,
  name: string,
): Promise<R | undefined> {
  const row = await services.database.get<R>(kind.module, printKey(scope, id, name));
  const busy = row?.ESTADO === 'EN_PROCESO' && services.now().getTime() - row.cuando < STALE_MS;
  return row?.ESTADO === 'LISTA' || busy ? row : undefined;
}

/** Records a long print and its message in one transaction; the worker takes it from there. */
async function hand<R extends PrintRow>(
  { services, scope }: Call<unknown>,
  kind: PrintKind<R>,
  id: string,
  given: R,
): Promise<R> {
  const row = await marked(kind, { services, scope, id, row: given });
  const message: PrintMessage = { company: scope.company, country: scope.country, id, print: row.IMPRESION };
  const outgoing = services.outbox.row({ queue: kind.queue, message: { ...message } });
  const item = { ...row, ...printKey(scope, id, row.IMPRESION) };
  await services.database.write({ kind: 'put', table: kind.module, item }, outgoing);
  await services.outbox.flush([outgoing]);
  return row;
}

/** Makes a print now, or hands a long one to the worker; refuses what does not fit the paper with its fields. */
export async function startPrint<R extends PrintRow>(
  call: Call<unknown>,
  kind: PrintKind<R>,
  id: string,
  row: R,
  long: boolean,
): Promise<R> {
  if (long) return hand(call, kind, id, row);
  const { services, scope } = call;
  const reference = await call.reference();
  const made = await makePrint(kind, {
    services,
    scope,
    id,
    row,
    reference,
    progress: async () => undefined,
  });
  if (made.ESTADO === 'FALLIDA') refuseProblems(kind.title, made.PROBLEMAS);
  return made;
}
