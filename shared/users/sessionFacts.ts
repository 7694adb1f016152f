import * as z from 'zod';
import { COUNTRIES } from '../countries/country.ts';
import { WAYS } from './factor/proof.ts';
import { startFacts } from './startFacts.ts';

const flag = z.enum(['1', '0']);

/** Session user of spec 3, with what the screens may know besides. The password is always ''. */
export const currentUser = z.object({
  adm_usr_id: z.string(),
  adm_usr_usuario: z.string(),
  adm_usr_nombre: z.string(),
  adm_usr_password: z.literal(''),
  adm_perfil_adm_prf_id: z.string(),
  super: flag,
  adm_usr_email: z.string(),
  IdPerfil: z.string(),
  UsuarioTracking: flag,
  Id: z.string(),
  NombreCliente: z.string(),
  AbreviaturaPais: z.enum(COUNTRIES),
  Nit: z.string(),
  NombrePlanNegocio: z.string(),
});

/** Answer of the session check (spec 7); without a session the call is refused with `session.missing`. */
export const sessionFacts = z.object({
  RESULTADO: z.literal('1'),
  ABREVIATURA_PAIS: z.enum(COUNTRIES),
  user: currentUser,
  permissions: z.array(z.string()),
  features: z.array(z.string()),
  /** What the company says otherwise than the lists of its country (spec 3, global configuration entry). */
  options: z.array(z.object({ OPCION: z.string(), CLAVE: z.string(), VALOR: z.string() })),
  /** Base64 of 32 bytes: encrypts this person's drafts in the browser; the same at every sign-in. */
  draftKey: z.string(),
  practice: z.boolean(),
  /** The person must add a second factor before anything else (decision 14). */
  factorOwed: z.boolean(),
  /** So that the first screen asks nothing more of the company; nothing of it before the second factor. */
  INICIO: startFacts.optional(),
});

/** The password was right and is not enough: `secondStep` opens the session, in one of these ways. */
const halfSignedIn = z.object({ RESULTADO: z.literal('2'), METODOS: z.array(z.enum(WAYS)) });

/** Answer of a sign-in. */
export const signedIn = z.discriminatedUnion('RESULTADO', [sessionFacts, halfSignedIn]);

export type CurrentUser = z.infer<typeof currentUser>;
export type SessionFacts = z.infer<typeof sessionFacts>;
