import type { Input } from '../../shared/foundation/contracts/procedure.ts';
import type { userProcedures } from '../../shared/users/procedures.ts';

type SaveInput = Input<typeof userProcedures.saveUser>;
export type UserChange = Partial<Omit<SaveInput, 'ID_USUARIO'>>;

const UNCHANGED: Omit<SaveInput, 'ID_USUARIO'> = {
  NOMBRE: undefined,
  CORREO: undefined,
  ID_PERFIL: undefined,
  SUPER: undefined,
  ACTIVO: undefined,
  CLAVE: undefined,
  IMPORTADORES: undefined,
  APLICACIONES: undefined,
  PERMISOS: undefined,
};

/** Input that changes of a user what is named, and nothing else. */
export const userChange = (id: string, change: UserChange): SaveInput => ({
  ...UNCHANGED,
  ...change,
  ID_USUARIO: id,
});
