import { compareEditions } from '../../shared/catalogues/compareEditions.ts';
import { codesOf, editionOn } from '../../shared/catalogues/editions.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { unpackList } from '../runtime/packedList.ts';
import { logKey, type LogRow } from './replaceList.ts';

/** As many changes of a kind as a person looks at; the counts are of all. */
const SHOWN = 200;

/** What the tariff in force changed of the official edition before it, from the log that every load keeps. */
export const editionChanges: Implementation<typeof catalogueProcedures.editionChanges> = async ({
  services,
  scope,
}) => {
  const [last, before] = await services.database.query<LogRow>('catalogues', {
    pk: logKey(scope.country, catalogue.tariff),
    descending: true,
    limit: 2,
  });
  const official = last?.sample === false && before?.sample === false;
  const codesIn = async (log: LogRow) => {
    const rows = await unpackList(services.database, scope.country, catalogue.tariff, log.sk, log);
    return codesOf(editionOn(rows, log.validFrom));
  };
  const { added, suppressed, rates } = official
    ? compareEditions(await codesIn(before), await codesIn(last))
    : { added: [], suppressed: [], rates: [] };
  return {
    FUENTE: last?.source ?? '',
    VIGENTE_DESDE: last?.validFrom ?? '',
    ANTERIOR: official ? before.validFrom : '',
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
