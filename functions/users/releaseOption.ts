import { permissionsOf } from '../../shared/foundation/access/permissions.ts';
import { parseAmount } from '../../shared/foundation/decimal/amount.ts';
import { impossible, invalidParam } from '../../shared/foundation/contracts/refusal.ts';
import { grantables } from '../../shared/users/grantables.ts';
import type { permissionProcedures } from '../../shared/users/permissionProcedures.ts';
import { accessOf } from '../runtime/caller.ts';
import type { Implementation } from '../runtime/executor.ts';
import {
  accessRows,
  nextAccess,
  staleTable,
  tableOf,
  writeAccess,
  type AccessRows,
} from './permissionTable.ts';
import { flagOf } from './userRows.ts';

const RELEASING = grantables.filter(({ key }) => key === 'liberar').map(({ permission }) => permission);

/** Whether two people at least could work so: one of them releases, whoever the other is. */
function canRelease({ company, users }: AccessRows): boolean {
  const active = users.filter(({ ACTIVO }) => ACTIVO === '1');
  const may = active.filter((user) => {
    const held = permissionsOf(accessOf(company, user));
    return RELEASING.some((each) => held.has(each));
  });
  return may.length > 0 && active.length > 1;
}

/** Whether what is transmitted is released by a second person, and from which value in US dollars. */
export const saveReleaseOption: Implementation<typeof permissionProcedures.saveReleaseOption> = async (
  call,
) => {
  const { ACCESO, ACTIVA, DESDE: typed } = call.input;
  const DESDE = parseAmount(typed.trim() || '0', 2);
  if (DESDE === undefined || DESDE.startsWith('-'))
    throw invalidParam('DESDE', `«${typed}» no es un valor en US$; escriba un número como 10,000.00`);
  const before = await accessRows(call);
  const { company } = before;
  if ((company.ACCESO ?? 0) !== ACCESO) throw staleTable();
  if (ACTIVA && !canRelease(before))
    throw impossible(
      'Nadie tiene el permiso «Liberar», y con esta opción nada podría transmitirse. Delo antes a una persona que no prepare todo.',
    );
  const LIBERACION = { ACTIVA: flagOf(ACTIVA), DESDE };
  const said = (option: { ACTIVA: string; DESDE: string } | undefined): string =>
    option?.ACTIVA === '1' ? `desde US$ ${option.DESDE}` : 'no se pide';
  await writeAccess(call, {
    ...nextAccess(company, { LIBERACION }),
    told: [
      {
        field: 'Liberación por dos personas',
        before: said(company.LIBERACION),
        after: said(LIBERACION),
      },
    ],
  });
  return tableOf({ ...before, company: { ...company, LIBERACION, ACCESO: ACCESO + 1 } });
};
