import * as z from 'zod';
import { CODE_DIGITS, plainCode, plainRecoveryCode, RECOVERY_LENGTH } from './codes.ts';
import { assertion } from './webAuthn.ts';

/** Ways to prove oneself besides the password. */
export const WAYS = ['llave', 'codigo', 'recuperacion'] as const;

/** Code of an authenticator app, read as it is typed: «123 456». */
export const appCode = z
  .string('debe ser texto')
  .max(40, 'es más largo que un código')
  .transform(plainCode)
  .refine((code) => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code), `debe tener ${CODE_DIGITS} dígitos`);

const recoveryCode = z
  .string('debe ser texto')
  .max(60, 'es más largo que un código de recuperación')
  .transform(plainRecoveryCode)
  .refine(
    (code) => code.length === RECOVERY_LENGTH && /^[0-9a-z]+$/.test(code),
    `debe tener ${RECOVERY_LENGTH} letras y dígitos`,
  );

/** Second factor of a person: a passkey's answer, the code of the app, or one of the recovery codes. */
export const proof = z.discriminatedUnion('METODO', [
  z.object({ METODO: z.literal('llave'), RESPUESTA: assertion }),
  z.object({ METODO: z.literal('codigo'), CODIGO: appCode }),
  z.object({ METODO: z.literal('recuperacion'), CODIGO: recoveryCode }),
]);

export type Way = (typeof WAYS)[number];
export type Proof = z.infer<typeof proof>;
