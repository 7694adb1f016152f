import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { userGroup } from '../../shared/users/groupProcedures.ts';
import { createHandler, type Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { inviteUser, validateUser } from './invitation.ts';
import { applications, permissions } from './applications.ts';
import { check } from './check.ts';
import { extras, loadConfiguration, saveConfiguration } from './configuration.ts';
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from './factor/enrol.ts';
import { factors, newRecoveryCodes, removeFactor } from './factor/ownFactors.ts';
import { resetFactors } from './factor/resetFactors.ts';
import { secondStep, secondStepOptions } from './factor/secondStep.ts';
import { stepUpFactor, stepUpOptions } from './factor/stepUp.ts';
import { closeCompany } from './operator/closeCompany.ts';
import { giveOperatorConsent, operatorConsent, withdrawOperatorConsent } from './operator/consent.ts';
import { openCompany } from './operator/openCompany.ts';
import { chargedMonth, operatedCompanies } from './operator/operatedCompanies.ts';
import { setPlan } from './operator/setPlan.ts';
import { resumeCompany, suspendCompany } from './operator/suspend.ts';
import { prices, usage } from './operator/usage.ts';
import { passwordLink, usePasswordLink } from './firstLink.ts';
import { listUsers } from './listUsers.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { changePassword, stepUp } from './ownPassword.ts';
import { billingAccess, profile, specialFeatures } from './profile.ts';
import {
  box44Regimes,
  dvaRegimes,
  globalConfiguration,
  saveGlobalConfiguration,
  undoGlobalConfiguration,
} from './options/globalConfiguration.ts';
import { permissionTable } from './permissionTable.ts';
import { createPasswordLink } from './recoveryLink.ts';
import { saveReleaseOption } from './releaseOption.ts';
import { removeRole, saveRole } from './roles.ts';
import { saveUser } from './saveUser.ts';
import { revokeAllSessions, revokeOtherSessions, revokeSession, sessions } from './sessions.ts';
import { setPermissions } from './setPermissions.ts';
import { signIns } from './signIns.ts';
import { tellFailure } from './tellFailure.ts';
import { createToken, revokeToken, tokens } from './tokens.ts';
import { endUserSession, endUserSessions, userSessions } from './userSessions.ts';

const implementations: Implementations<typeof userGroup> = {
  login,
  createPasswordLink,
  passwordLink,
  usePasswordLink,
  logout,
  tellFailure,
  check,
  profile,
  specialFeatures,
  applications,
  permissions,
  billingAccess,
  sessions,
  signIns,
  userSessions,
  endUserSession,
  endUserSessions,
  revokeSession,
  revokeAllSessions,
  revokeOtherSessions,
  stepUp,
  changePassword,
  listUsers,
  loadConfiguration,
  saveConfiguration,
  ...extras,
  createUser,
  inviteUser,
  validateUser,
  deleteUser,
  saveUser,
  permissionTable,
  setPermissions,
  saveRole,
  removeRole,
  saveReleaseOption,
  globalConfiguration,
  saveGlobalConfiguration,
  undoGlobalConfiguration,
  dvaRegimes,
  box44Regimes,
  tokens,
  createToken,
  revokeToken,
  secondStepOptions,
  secondStep,
  factors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  confirmPasskey,
  removeFactor,
  newRecoveryCodes,
  stepUpOptions,
  stepUpFactor,
  resetFactors,
  prices,
  usage,
  operatedCompanies,
  chargedMonth,
  openCompany,
  setPlan,
  suspendCompany,
  resumeCompany,
  closeCompany,
  operatorConsent,
  giveOperatorConsent,
  withdrawOperatorConsent,
};

/** The group's handler; tests hand in services of their own. */
export const createUsers = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'users',
    procedures: userGroup,
    implementations,
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createUsers();
