import { invalidParam } from '../../../shared/foundation/contracts/refusal.ts';
import { companyRowKey, userRowKey } from '../../runtime/caller.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { Services } from '../../runtime/services.ts';
import { checkFacts, checkLogin } from '../userChecks.ts';
import { loginKey, loginOwnerKey, normalLogin, type CompanyRecord, type UserRecord } from '../userRows.ts';

/** The platform's own place for its people: no broker's company, without applications and without documents. */
export const PLATFORM = 'plataforma';

export interface NewOperator {
  administrator: string;
  login: string;
  mail: string;
}

export const platformItem = (): CompanyRecord => ({
  ...companyRowKey(PLATFORM),
  Nombre: 'Operación de la plataforma',
  RazonSocial: '',
  Direccion: '',
  Telefono: '',
  Correo: '',
  Nit: '',
  Alias: '',
  // Lists and days of a country are none of its work; one is asked for by everybody who signs in.
  AbreviaturaPais: 'GT',
  ACTIVO: '1',
  APLICACIONES: {},
  FuncionalidadesEspeciales: [],
  ACCESO_APP_FACTURACION: '0',
  OPERADOR: '0',
  PLATAFORMA: '1',
});

export const operatorItem = (id: string, { administrator, login, mail }: NewOperator): UserRecord => ({
  ...userRowKey(PLATFORM, id),
  IdUsuario: id,
  Usuario: login,
  NombreUsuario: administrator,
  EmailUsuario: mail,
  IdPerfil: '1',
  SUPER: '1',
  TRACKING: '0',
  ACTIVO: '1',
  APLICACIONES: {},
  PERMISOS: [],
  loginPk: loginKey(login),
});

/** Somebody who operates the platform, without a password until their link is used. */
export async function createOperator(
  { database, id }: Pick<Services, 'database' | 'id'>,
  facts: NewOperator,
): Promise<void> {
  checkFacts({ NOMBRE: facts.administrator, CORREO: facts.mail });
  if (facts.mail.trim() === '') throw invalidParam('mail', 'falta y es obligatorio');
  const login = checkLogin(facts.login);
  const userId = id('usr');
  const known = await database.get('users', companyRowKey(PLATFORM));
  const user = operatorItem(userId, {
    administrator: facts.administrator.trim(),
    login,
    mail: facts.mail.trim(),
  });
  const absent = { absent: true } as const;
  const place: Write[] = known
    ? []
    : [
        {
          kind: 'put',
          table: 'users',
          item: { ...platformItem(), ...companyRowKey(PLATFORM) },
          when: absent,
        },
      ];
  try {
    await database.write(
      { kind: 'put', table: 'users', item: { ...loginOwnerKey(login), userId }, when: absent },
      ...place,
      {
        kind: 'put',
        table: 'users',
        item: { ...user, ...userRowKey(PLATFORM, userId) },
        when: absent,
        noted: {
          company: PLATFORM,
          module: 'users',
          id: userId,
          action: 'crear a quien opera la plataforma',
        },
      },
    );
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    throw invalidParam('login', `«${normalLogin(login)}» ya está tomado; elija otro`);
  }
}
