import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { Call } from '../executor.ts';
import type { Write } from '../write.ts';
import { absentFile, type FileRow, type Shelf } from './shelf.ts';

/** Takes a good file from view: its bytes stay stored, with who withdrew it; one that was withdrawn meanwhile is not there. */
export const withdrawal = (
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  shelf: Shelf,
  ownerId: string,
  row: Pick<FileRow, 'ID_ARCHIVO'>,
): Write => ({
  kind: 'update',
  table: shelf.module,
  key: shelf.key(scope, ownerId, row.ID_ARCHIVO),
  set: { ESTADO: 'RETIRADO', RETIRADO: localDateTime(services.now()), RETIRADO_POR: scope.login },
  when: { equals: { ESTADO: 'LISTO' } },
  lost: absentFile,
});
