import { failureProcedures } from './failureProcedures.ts';
import { lifeProcedures } from './lifeProcedures.ts';
import { consentProcedures } from './operator/consentProcedures.ts';
import { operatorProcedures } from './operator/procedures.ts';
import { extraProcedures } from './options/extraProcedures.ts';
import { optionProcedures } from './options/optionProcedures.ts';
import { permissionProcedures } from './permissionProcedures.ts';
import { userProcedures } from './procedures.ts';
import { tokenProcedures } from './tokenProcedures.ts';

/** Every contract of the group; pages load those of invitations, permissions, programs and options only where they are shown. */
export const userGroup = {
  ...userProcedures,
  ...failureProcedures,
  ...lifeProcedures,
  ...permissionProcedures,
  ...tokenProcedures,
  ...optionProcedures,
  ...extraProcedures,
  ...operatorProcedures,
  ...consentProcedures,
};
