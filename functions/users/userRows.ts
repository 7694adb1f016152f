import { keyDigest } from '../runtime/digest.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import type { UserAccountState } from '../../shared/users/listedUser.ts';
import { profiles } from '../../shared/users/profiles.ts';
import type { CompanyRow, UserRow } from '../runtime/caller.ts';
import { systemKey } from '../runtime/keys.ts';

/** That who operates the platform may see documents of the company: first and last day, who said so and what for. */
export interface Consent {
  DESDE: string;
  HASTA: string;
  POR: string;
  MOTIVO: string;
}

/** Company row with what the profile shows (spec 3, Company profile). */
export interface CompanyRecord extends CompanyRow {
  Direccion: string;
  Telefono: string;
  Correo: string;
  Nit: string;
  RazonSocial: string;
  Alias: string;
  FuncionalidadesEspeciales: string[];
  ACCESO_APP_FACTURACION: string;
  /** '1': operates the platform in its country and keeps the shared catalogues. */
  OPERADOR: string;
  /** Until which day who operates the platform may take its data, as an administrator consented. */
  CONSENTIMIENTO?: Consent;
}

export const companyIdOf = (company: { pk: string }): string => company.pk.split('#')[1] ?? '';

/** User row with what only this module reads. */
export interface UserRecord extends UserRow {
  EmailUsuario: string;
  /** User-tracking flag of spec 3: sends the person to import/export tracking. */
  TRACKING: string;
  /** Of an account that began by invitation and is not confirmed yet; it is not active until then. */
  VALIDACION?: 'INVITADO' | 'POR_CONFIRMAR';
  /** Local moment at which it was deleted for good. */
  BORRADO?: string;
  /** Partition of the index `byLogin`. */
  loginPk: string;
}

/** Logins are compared without regard to capitals and surrounding blanks. */
export const normalLogin = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

export const loginKey = (login: string) => systemKey('login', keyDigest(normalLogin(login)));
/** Wrong passwords of a login, a row for each that they are counted by. */
export const attemptsOf = (login: string) => systemKey('attempts', keyDigest(normalLogin(login)));
/** Row that keeps a login from being given twice. */
export const loginOwnerKey = (login: string) => ({ pk: loginKey(login), sk: 'OWNER' });

const stateOf = ({ BORRADO, VALIDACION, ACTIVO }: UserRecord): UserAccountState => {
  if (BORRADO) return 'BORRADO';
  return VALIDACION ?? (ACTIVO === '1' ? 'ACTIVO' : 'INACTIVO');
};

export const listed = (user: UserRecord) => ({
  IdUsuario: user.IdUsuario,
  NombreUsuario: user.NombreUsuario,
  Usuario: user.Usuario,
  EmailUsuario: user.EmailUsuario,
  IdPerfil: user.IdPerfil,
  PerfilUsuario: profiles[user.IdPerfil]?.name ?? '',
  SUPER: flagOf(isAdministrator(user)),
  ACTIVO: flagOf(user.ACTIVO),
  ESTADO: stateOf(user),
  IMPORTADORES: user.IMPORTADORES ?? [],
});

export const flagOf = (value: string | boolean | undefined): '1' | '0' =>
  value === '1' || value === true ? '1' : '0';
