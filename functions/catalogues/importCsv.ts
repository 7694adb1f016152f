import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Implementation } from '../runtime/executor.ts';
import { importableList } from './importable.ts';
import { readListCsv } from './readListCsv.ts';
import { mayReplaceLists, replaceList, requireSound } from './replaceList.ts';

/** Replaces a list with the rows of a file; a list that a module reads by rules of its own has its own procedure. */
export const importCsv: Implementation<typeof catalogueProcedures.importCsv> = async (call) => {
  const { input, scope } = call;
  await mayReplaceLists(call, input);
  if (input.VIGENTE_DESDE > localDay(call.services.now())) {
    const reason =
      'la lista rige en cuanto se carga; elija hoy o un día anterior, y escriba el día futuro en VIGENTE_DESDE de cada fila';
    throw refusal('params.invalid', { name: 'VIGENTE_DESDE', reason });
  }
  const list = importableList(input.TABLA, scope.country);
  if (!list) throw refusal('not-found', { what: 'un catálogo' });
  const { rows, problems } = readListCsv(input, list, await call.reference());
  requireSound(problems);
  const seen = input.ESTAMPA_TIEMPO === list.stamp ? '' : input.ESTAMPA_TIEMPO;
  const stamp = await replaceList(call, input.TABLA, input, rows, seen);
  return { NOMBRE_TABLA: input.TABLA, FILAS: rows.length, ESTAMPA_TIEMPO: stamp };
};
