import { compareEditions } from '../../shared/catalogues/compareEditions.ts';
import { codesOf, editionOn, editionPart } from '../../shared/catalogues/editions.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { addDays } from '../../shared/foundation/dates/date.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { listsInForce } from './listsInForce.ts';
import { logKey, type LogRow } from './replaceList.ts';

/** As many changes of a kind as a person looks at; the counts are of all. */
const SHOWN = 200;
/** Each load holds a whole list, and the one that is looked for is nearly always among the last. */
const READ_AT_ONCE = 3;

/**
 * What the tariff in force changed of the official edition before it: its codes beside those of the eve of its day, which
 * are kept in one list. A file that was loaded again for its day, or a load that was taken back, is told by what rules.
 */
export const editionChanges: Implementation<typeof catalogueProcedures.editionChanges> = async (call) => {
  const list = (await listsInForce(call)).get(catalogue.tariff);
  const { rows = [], source = '', validFrom = '', sample = true } = list ?? {};
  const hasPast = !sample && editionPart(rows, validFrom) > 0;
  const ANTERIOR = hasPast ? await officialBefore(call, validFrom) : '';
  const codesOn = (day: string) => codesOf(editionOn(rows, day));
  const { added, suppressed, rates } =
    ANTERIOR === ''
      ? { added: [], suppressed: [], rates: [] }
      : compareEditions(codesOn(addDays(validFrom, -1)), codesOn(validFrom));
  return {
    FUENTE: source,
    VIGENTE_DESDE: validFrom,
    ANTERIOR,
    AGREGADOS: added.length,
    SUPRIMIDOS: suppressed.length,
    TARIFAS: rates.length,
    suppressed: suppressed.slice(0, SHOWN).map(({ CLAVE, VALOR }) => ({ CLAVE, VALOR })),
    rates: rates.slice(0, SHOWN).map(({ row, before: ANTES, now: AHORA }) => ({
      CLAVE: row.CLAVE,
      VALOR: row.VALOR,
      ANTES,
      AHORA,
    })),
  };
};

/** Since when the official edition ruled that ended on the eve of a day, by the log of loads; '' when there was none. */
async function officialBefore({ services, scope }: Call<unknown>, day: string): Promise<string> {
  let upTo: string | undefined;
  for (;;) {
    const loads: LogRow[] = await services.database.query<LogRow>('catalogues', {
      pk: logKey(scope.country, catalogue.tariff),
      descending: true,
      limit: READ_AT_ONCE,
      ...(upTo === undefined ? {} : { upTo }),
    });
    const found = loads.find(({ sample, validFrom }) => !sample && validFrom < day);
    if (found || loads.length < READ_AT_ONCE) return found?.validFrom ?? '';
    upTo = loads.at(-1)!.sk;
  }
}
