import type { dvaProcedures } from '../../shared/dva/procedures.ts';
import { SUMMARY_FIELDS } from '../../shared/dva/summary/summaryOf.ts';
import type { Implementation } from '../runtime/executor.ts';
import { checkSummaryCountry, documentNumber, momentOf, readSummarised, summarisedOf } from './summarised.ts';

/** What the summarised DVA of an order or DUCA shows now, for the screen; prints nothing. */
export const summary: Implementation<typeof dvaProcedures.summary> = async (call) => {
  checkSummaryCountry(call);
  const { dvas, orderId } = await summarisedOf(call);
  const [DOCUMENTO, { sources, holes }] = await Promise.all([
    documentNumber(call, orderId),
    call.reference().then((reference) => readSummarised(call, dvas, reference)),
  ]);
  return {
    DOCUMENTO,
    MOMENTO: momentOf(dvas),
    DVAS: sources.map(({ id, header }) => ({
      ID: id,
      FALTA: holes.get(id)?.message ?? '',
      CAMPOS: Object.fromEntries(SUMMARY_FIELDS.map((name) => [name, header[name]])),
    })),
  };
};
