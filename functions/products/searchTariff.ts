import type { tariffProcedures } from '../../shared/tariff/procedures.ts';
import { searchTariff as search } from '../../shared/tariff/search/tariffSearch.ts';
import { headingsOver } from '../../shared/tariff/wholeText.ts';
import { UNDER } from '../../shared/tariff/search/buildTariffIndex.ts';
import { plainTariff } from '../../shared/foundation/text/tariffCode.ts';
import type { Implementation } from '../runtime/executor.ts';
import { openKeptIndex } from './keptIndex.ts';

/** Codes of the tariff in force as the page of the tariff finds them in the browser, by the same index. */
export const searchTariff: Implementation<typeof tariffProcedures.searchTariff> = async (call) => {
  const reference = await call.reference();
  await openKeptIndex(call, reference);
  const { rows, read } = search(reference, call.input.TEXTO, call.input.CUANTOS);
  return {
    rows: rows.map((row) => ({
      ...row,
      TITULOS: headingsOver(reference, plainTariff(row.CLAVE)).join(UNDER),
    })),
    read: [...read],
  };
};
