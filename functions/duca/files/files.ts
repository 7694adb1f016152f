import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { absentFile, linkTo, listed } from '../../runtime/attached/shelf.ts';
import { withdrawal } from '../../runtime/attached/withdrawal.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { ducaFiles } from './ducaFiles.ts';

/** Good files of a DUCA, also those that no line of its current version has. */
export const files: Implementation<typeof ducaProcedures.files> = async (call) => {
  await ducasOf(call).header(call.input.ID);
  const rows = await ducaFiles.rows(call, call.input.ID);
  return { ARCHIVOS: rows.filter((row) => row.ESTADO === 'LISTO').map(listed) };
};

/** Takes a paper out of the dossier; its bytes stay stored, with who withdrew it. */
export const withdrawPaper: Implementation<typeof ducaProcedures.withdrawPaper> = async (call) => {
  const { services, input } = call;
  await ducasOf(call).header(input.ID);
  const row = await ducaFiles.ready(call, input.ID, input.ID_ARCHIVO);
  if ((row.PAPEL ?? '') === '') throw absentFile();
  await services.database.write(withdrawal(call, ducaFiles, input.ID, row));
  return { ID_ARCHIVO: row.ID_ARCHIVO };
};

/** Link of one minute to a file of a DUCA. */
export const fileLink: Implementation<typeof ducaProcedures.fileLink> = async (call) => {
  const { input } = call;
  await ducasOf(call).header(input.ID);
  return linkTo(call, ducaFiles, input.ID, await ducaFiles.ready(call, input.ID, input.ID_ARCHIVO));
};
