import { permissionProcedures } from './permissionProcedures.ts';
import { userProcedures } from './procedures.ts';
import { tokenProcedures } from './tokenProcedures.ts';

/** Every contract of the group; pages load those of permissions and of programs only where they are shown. */
export const userGroup = { ...userProcedures, ...permissionProcedures, ...tokenProcedures };
