import type { userProcedures } from '../../shared/users/procedures.ts';
import type { Implementation } from '../runtime/executor.ts';
import { passwordProvider } from './identityProvider.ts';
import { keepUser, newUser } from './newUser.ts';
import { requireRoomForPerson } from './operator/limits.ts';
import { identityOf } from './ownRows.ts';
import { checkPassword } from './userChecks.ts';
import { listed } from './userRows.ts';

export const createUser: Implementation<typeof userProcedures.createUser> = async (call) => {
  const { input, services, scope } = call;
  const { company } = await identityOf(call);
  const user = newUser(call, company, input);
  await requireRoomForPerson(call);
  await checkPassword(input.CLAVE, [user.Usuario, input.NOMBRE, company.Nombre, company.Nit]);
  const secret = await passwordProvider(services).passwordWrite(scope.company, user.IdUsuario, input.CLAVE);
  await keepUser(call, user, secret);
  return listed(user);
};
