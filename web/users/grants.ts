import type { Result } from '../../shared/foundation/contracts/procedure.ts';
import { APPLICATIONS, type ModuleName } from '../../shared/foundation/modules.ts';
import { readPermissionRow, type RightKey } from '../../shared/foundation/access/permissionRow.ts';
import { applications } from '../../shared/users/applications.ts';
import type { ApplicationGrants, Rights, userProcedures } from '../../shared/users/procedures.ts';

export type ApplicationRow = Result<typeof userProcedures.applications>[number];
export type PermissionRow = Result<typeof userProcedures.permissions>[number];

/** Applications and permissions of a user (spec 3, user permission record), as they are read, shown and sent. */
export interface Grants {
  /** Applications of the company; `client` is ACTIVO_CLIENTE, which the company's plan decides. */
  rows: readonly { module: ModuleName; client: boolean }[];
  applications: ApplicationGrants;
  rights: Rights;
}

const moduleOfLink = (link: string): ModuleName | undefined =>
  APPLICATIONS.find((module) => applications[module].link === link);
export function readGrants(rows: readonly ApplicationRow[], permissions: readonly PermissionRow[]): Grants {
  const known = rows.flatMap((row) => {
    const module = moduleOfLink(row.LINK);
    return module ? [{ module, row }] : [];
  });
  return {
    rows: known.map(({ module, row }) => ({ module, client: row.ACTIVO_CLIENTE === '1' })),
    applications: Object.fromEntries(
      known.map(({ module, row: { ACTIVO_USUARIO, APLICACION_PERMITIDA } }) => [
        module,
        { ACTIVO_USUARIO, APLICACION_PERMITIDA },
      ]),
    ),
    rights: permissions.flatMap((row) => {
      const read = readPermissionRow(row);
      if (!read) return [];
      const { ID_MODULO, ID_OBJETO, CLAVE, VALOR } = read;
      return [
        {
          ID_MODULO,
          ...(ID_OBJETO === '' ? {} : { ID_OBJETO }),
          CLAVE,
          VALOR: VALOR === '1' ? ('1' as const) : ('0' as const),
        },
      ];
    }),
  };
}

/** Grants of somebody who has none yet, over the applications of the company. */
export const noGrants = (rows: readonly ApplicationRow[]): Grants => {
  const off = { ACTIVO_USUARIO: '0', APLICACION_PERMITIDA: '0' } as const;
  return readGrants(
    rows.map((row) => ({ ...row, ...off })),
    [],
  );
};

/** Spec 6: a user enters an application that is active for them and permitted; the screens set both together. */
export const isOn = ({ applications: given }: Grants, module: ModuleName): boolean =>
  given[module]?.ACTIVO_USUARIO === '1' && given[module].APLICACION_PERMITIDA === '1';

const isRight = (right: Rights[number], module: ModuleName, key: RightKey): boolean =>
  right.ID_MODULO === module && !right.ID_OBJETO && right.CLAVE === key;

export const hasRight = ({ rights }: Grants, module: ModuleName, key: RightKey): boolean =>
  rights.some((right) => isRight(right, module, key) && right.VALOR === '1');

/** Turning an application off takes its rights along, so that none comes back unseen with it. */
export function setApplication(grants: Grants, module: ModuleName, on: boolean): Grants {
  const flag = on ? '1' : '0';
  return {
    ...grants,
    applications: { ...grants.applications, [module]: { ACTIVO_USUARIO: flag, APLICACION_PERMITIDA: flag } },
    rights: on ? grants.rights : grants.rights.filter((right) => right.ID_MODULO !== module),
  };
}

export function setRight(grants: Grants, module: ModuleName, key: RightKey, on: boolean): Grants {
  const others = grants.rights.filter((right) => !isRight(right, module, key));
  return { ...grants, rights: on ? [...others, { ID_MODULO: module, CLAVE: key, VALOR: '1' }] : others };
}
