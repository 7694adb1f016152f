import { sha256 } from '../runtime/digest.ts';
import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { dvaStates } from '../../shared/dva/states.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { isOpen } from '../../shared/foundation/documents/states.ts';
import { blocks } from '../../shared/foundation/rules/problem.ts';
import { papersFor, standing } from '../runtime/documents/sources/standing.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { newPrintRow, printKey } from '../runtime/prints/row.ts';
import { knownPrint, refuseProblems, startPrint } from '../runtime/prints/startPrint.ts';
import { derivedDva } from './derivedDva.ts';
import { dvasOf } from './dvas.ts';
import { summaryKind } from './makeSummary.ts';
import {
  checkSummaryCountry,
  documentNumber,
  momentOf,
  summarisedOf,
  type Summarised,
} from './summarised.ts';
import { SUMMARY_PREFIX, summaryAnswer, type SummaryRow } from './summaryRow.ts';

/** From so many DVAs on reading them takes longer than an answer may wait. */
const LONG = 60;

/** Named by all that it shows, so that the same versions always give the same stored bytes. */
function newRow(
  call: Call<unknown>,
  { owner, dvas }: Summarised,
  DOCUMENTO: string,
  BORRADOR: boolean,
): SummaryRow {
  const DVAS = dvas.map(({ ID, VERSION }) => ({ ID, VERSION }));
  const facts = JSON.stringify([DVAS, DOCUMENTO, BORRADOR]);
  const IMPRESION = `${SUMMARY_PREFIX}${sha256(facts).slice(0, 32)}`;
  return {
    ...newPrintRow(call, owner, IMPRESION, `DVA resumida ${DOCUMENTO || owner}.pdf`),
    DVAS,
    DOCUMENTO,
    MOMENTO: momentOf(dvas),
    BORRADOR,
  };
}

/** A summary of DVAs whose sources changed, or are wrong, is a draft, also when it was printed before. */
async function checkSources(call: Call<unknown>, { dvas, orderId }: Summarised): Promise<void> {
  const papers = await papersFor(derivedDva, call, { ID_ORDEN: orderId });
  if (!papers) return;
  const store = dvasOf(call);
  const found = await Promise.all(
    dvas
      .filter(({ ESTADO }) => isOpen(dvaStates, ESTADO))
      .map(async (header) =>
        standing(derivedDva, call, { header, ...(await store.content(header.ID, header.VERSION)) }, papers),
      ),
  );
  // The order and its papers are sources of each of them, and are told once.
  const told = new Map(
    found.flatMap(({ problems }) => problems).map((each) => [`${each.other?.id} ${each.message}`, each]),
  );
  const problems = [...told.values()];
  if (blocks(problems)) refuseProblems(summaryKind.title, problems);
}

/**
 * Prints the summarised DVA of an order or DUCA where the customs service takes one, and answers with a link of five
 * minutes; many DVAs are read by the worker. A DVA with holes is refused by its name, unless it is a draft.
 */
export const printSummary: Implementation<typeof dvaProcedures.printSummary> = async (call) => {
  const { services, scope, input } = call;
  checkSummaryCountry(call);
  const found = await summarisedOf(call);
  const { owner } = found;
  if (!input.BORRADOR) await checkSources(call, found);
  const fresh = newRow(call, found, await documentNumber(call, found.orderId), input.BORRADOR ?? false);
  const row =
    (await knownPrint(call, summaryKind, owner, fresh.IMPRESION)) ??
    (await startPrint(call, summaryKind, owner, fresh, fresh.DVAS.length > LONG));
  return summaryAnswer(services, scope, owner, row);
};

/** State of a summary, with its link once it is ready. */
export const printSummaryStatus: Implementation<typeof dvaProcedures.printSummaryStatus> = async (call) => {
  const { services, scope, input } = call;
  const { owner } = await summarisedOf(call);
  const row = input.IMPRESION.startsWith(SUMMARY_PREFIX)
    ? await services.database.get<SummaryRow>('dva', printKey(scope, owner, input.IMPRESION))
    : undefined;
  if (!row) throw refusal('not-found', { what: 'ninguna impresión' });
  return summaryAnswer(services, scope, owner, row);
};
