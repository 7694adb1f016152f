import type { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { ducasOf } from '../ducas.ts';
import { absentFile, factsOf, fileKey, fileObject, fileRows, FILES, readyFile } from './fileRow.ts';

/** Good files of a DUCA, also those that no line of its current version has. */
export const files: Implementation<typeof ducaProcedures.files> = async (call) => {
  await ducasOf(call).header(call.input.ID);
  const rows = await fileRows(call, call.input.ID);
  const ready = rows.filter((row) => row.ESTADO === 'LISTO');
  return {
    ARCHIVOS: ready.map((row) => ({
      ...factsOf(row),
      PAPEL: row.PAPEL ?? '',
      CREADO: row.CREADO,
      CREADO_POR: row.CREADO_POR,
    })),
  };
};

/** Takes a paper out of the dossier; its bytes stay stored, with who withdrew it. */
export const withdrawPaper: Implementation<typeof ducaProcedures.withdrawPaper> = async (call) => {
  const { services, scope, input } = call;
  await ducasOf(call).header(input.ID);
  const row = await readyFile(call, input.ID, input.ID_ARCHIVO);
  if ((row.PAPEL ?? '') === '') throw absentFile();
  await services.database.write({
    kind: 'update',
    table: 'duca',
    key: fileKey(scope, input.ID, row.ID_ARCHIVO),
    set: { ESTADO: 'RETIRADO', RETIRADO: localDateTime(services.now()), RETIRADO_POR: scope.login },
  });
  return { ID_ARCHIVO: row.ID_ARCHIVO };
};

/** Link of one minute to a file of a DUCA. */
export const fileLink: Implementation<typeof ducaProcedures.fileLink> = async (call) => {
  const { services, scope, input } = call;
  await ducasOf(call).header(input.ID);
  const row = await readyFile(call, input.ID, input.ID_ARCHIVO);
  services.log.info('link.issued', {
    module: 'duca',
    company: scope.company,
    id: input.ID,
    file: row.ID_ARCHIVO,
  });
  return {
    ENLACE: await services.files.link(scope, FILES, fileObject(input.ID, row), row.NOMBRE_ARCHIVO),
    NOMBRE_ARCHIVO: row.NOMBRE_ARCHIVO,
  };
};
