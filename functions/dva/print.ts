import type { DvaBody } from '../../shared/dva/fields/dataSets.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { printName, printOptions, type PrintToggles } from '../../shared/dva/print/options.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { blocks, type Problem } from '../../shared/foundation/rules/problem.ts';
import { cleanFileName } from '../../shared/foundation/text/fileName.ts';
import { problemsOf } from '../runtime/documents/implementations.ts';
import type { Stored } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { anyDva, dvasOf } from './dvas.ts';
import { makePrint } from './makePrint.ts';
import { printAnswer, printKey, type PrintRow } from './printRow.ts';
import type { PrintMessage } from './printMessage.ts';
import type { SummaryRow } from './summaryRow.ts';

/** Beyond so many goods lines the print is a job: the answer does not wait for it. */
const LONG = 2000;
/** A job that said nothing for so long is asked for again. */
export const STALE_MS = 3 * 60_000;
/** Module of the DVA in the users' configuration (spec 3). */
const MODULE_ID = '4';

async function toggles(call: Call<{ OPCIONES?: PrintToggles | undefined }>): Promise<PrintToggles> {
  const rows = await loadConfiguration({ ...call, input: { ID_MODULO: MODULE_ID } });
  return { ...Object.fromEntries(rows.map((row) => [row.CLAVE, row.VALOR])), ...call.input.OPCIONES };
}

/** Refuses a print with the errors of its fields. */
export function refuseProblems(problems: readonly Problem[]): never {
  const errors = problems.filter((each) => each.severity === 'error');
  const more = errors.length > 1 ? ` (y ${errors.length - 1} más)` : '';
  const summary = `La DVA no se puede imprimir todavía. ${errors[0]!.message}${more}`;
  throw refusal('rejected', { summary }, { problems: errors.slice(0, 200) });
}

/** Records a long print and its message in one transaction; the worker takes it from there. */
export async function startJob<R extends PrintRow | SummaryRow>(
  call: Call<unknown>,
  id: string,
  row: R,
): Promise<R> {
  const { services, scope } = call;
  const started: R = { ...row, ESTADO: 'EN_PROCESO', cuando: services.now().getTime() };
  const message: PrintMessage = { company: scope.company, country: scope.country, id, print: row.IMPRESION };
  const outgoing = services.outbox.row({ queue: 'print-jobs', message: { ...message } });
  await services.database.write(
    { kind: 'put', table: 'dva', item: { ...started, ...printKey(scope, id, row.IMPRESION) } },
    outgoing,
  );
  await services.outbox.flush([outgoing]);
  return started;
}

const newRow = (
  call: Call<unknown>,
  { header }: Stored,
  version: number,
  options: PrintRow['OPCIONES'],
): PrintRow => {
  const name = printName(version, options);
  return {
    ...printKey(call.scope, header.ID, name),
    ESTADO: 'EN_PROCESO',
    IMPRESION: name,
    VERSION: version,
    NOMBRE_ARCHIVO: cleanFileName(`DVA ${header.RESUMEN['ID_DVA'] || header.ID} v${version}.pdf`),
    AUTOR: call.scope.companyName,
    OPCIONES: options,
    SHA256: '',
    PAGINAS: 0,
    AVANCE: 0,
    PROBLEMAS: [],
    cuando: call.services.now().getTime(),
  };
};

/**
 * Prints a version of a DVA and answers with a link of five minutes. The same version, mode and options always give
 * the same stored bytes. A DVA that is not complete, or does not fit its boxes, is refused with the fields' problems;
 * as a draft it is printed with its mark. Long ones are printed by the worker; ask `printStatus`.
 */
export const print: Implementation<typeof dvaProcedures.print> = async (call) => {
  const { services, scope, input } = call;
  const stored = await dvasOf(call).open(input.ID, input.VERSION);
  const version = input.VERSION ?? stored.header.VERSION;
  const options = printOptions(input.MODO ?? 0, input.BORRADOR ?? false, await toggles(call));
  const fresh = newRow(call, stored, version, options);
  const known = await services.database.get<PrintRow>('dva', printKey(scope, input.ID, fresh.IMPRESION));
  const busy = known?.ESTADO === 'EN_PROCESO' && services.now().getTime() - known.cuando < STALE_MS;
  if (known && (known.ESTADO === 'LISTA' || busy)) return printAnswer(services, scope, input.ID, known);

  const reference = await call.reference();
  const problems = options.draft ? [] : problemsOf(anyDva, stored.body, reference);
  if (blocks(problems)) refuseProblems(problems);
  const body = stored.body as unknown as DvaBody;
  if (body.MERCANCIAS.length > LONG) {
    return printAnswer(services, scope, input.ID, await startJob(call, input.ID, fresh));
  }
  const made = await makePrint(services, scope, input.ID, fresh, body, reference);
  if (made.ESTADO === 'FALLIDA') refuseProblems(made.PROBLEMAS);
  return printAnswer(services, scope, input.ID, made);
};

/** State of a print, with its link once it is ready. */
export const printStatus: Implementation<typeof dvaProcedures.printStatus> = async (call) => {
  const { services, scope, input } = call;
  await dvasOf(call).header(input.ID);
  const row = await services.database.get<PrintRow>('dva', printKey(scope, input.ID, input.IMPRESION));
  if (!row) throw refusal('not-found', { what: 'ninguna impresión' });
  return printAnswer(services, scope, input.ID, row);
};
