import { MATRIX_CATALOGUE } from '../../../shared/duca/matrix/matrix.ts';
import type { matrixProcedures } from '../../../shared/duca/matrix/procedures.ts';
import { ruleOf } from '../../../shared/duca/matrix/ruleRow.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { logKey, type LogRow } from '../../catalogues/replaceList.ts';
import { unpackList } from '../../runtime/packedList.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { currentRules, factsOf } from './currentRules.ts';
import { rulesCsv } from './rulesCsv.ts';

/** So many of the last changes are told at once; every one can be downloaded by its stamp. */
const TOLD = 100;

/** Who changed the matrix, when, from which day on and how much, the last first. */
export const matrixHistory: Implementation<typeof matrixProcedures.matrixHistory> = async ({
  services,
  scope,
}) => {
  const rows = await services.database.query<LogRow>('catalogues', {
    pk: logKey(scope.country, MATRIX_CATALOGUE),
    descending: true,
    limit: TOLD,
  });
  return rows.map(({ sk, user, note, source, validFrom, sample }) => ({
    ESTAMPA_TIEMPO: sk,
    USUARIO: user,
    FUENTE: note?.FUENTE ?? source,
    VIGENTE_DESDE: note?.VIGENTE_DESDE ?? validFrom,
    MUESTRA: (note?.MUESTRA ?? sample) ? ('1' as const) : ('0' as const),
    AGREGADAS: note?.AGREGADAS ?? 0,
    CAMBIADAS: note?.CAMBIADAS ?? 0,
    QUITADAS: note?.QUITADAS ?? 0,
    CAMBIOS: note?.CAMBIOS ?? [],
  }));
};

/** The whole matrix with its history, as `importMatrix` takes it back; as it was after a change when its stamp is named. */
export const downloadMatrix: Implementation<typeof matrixProcedures.downloadMatrix> = async (call) => {
  const { services, scope, input } = call;
  const { writeRulesCsv } = await rulesCsv();
  const stamp = input.ESTAMPA_TIEMPO ?? '';
  if (stamp === '') {
    const current = await currentRules(call);
    return { ...factsOf(current), CSV: writeRulesCsv(current.list.rules) };
  }
  const key = { pk: logKey(scope.country, MATRIX_CATALOGUE), sk: stamp };
  const row = await services.database.get<LogRow>('catalogues', key);
  if (!row) throw refusal('not-found', { what: 'un cambio de la matriz' });
  const rows = await unpackList(services.database, scope.country, MATRIX_CATALOGUE, stamp, row);
  return {
    FUENTE: row.source,
    VIGENTE_DESDE: row.validFrom,
    MUESTRA: row.sample ? '1' : '0',
    ESTAMPA_TIEMPO: stamp,
    CSV: writeRulesCsv(rows.map(ruleOf)),
  };
};
