import { operations, type Operation } from './operations.ts';

/** The company's own user at the authority. */
export interface Credentials {
  user: string;
  password: string;
}

/** A sealed message as the transmission service takes it: the bytes in base 64. */
export interface SealedText {
  operation: Operation;
  /** Order number without hyphens. */
  key: string;
  version: number;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  base64: string;
}

/** What stands in place of credentials wherever a person sees the envelope. */
export const MASKED: Credentials = { user: '***', password: '***' };

/**
 * Elements of ProcesaDeclaracion in the order of the service's description: user, password, declaration data (spec 7,
 * transmission). What is transmitted and what is shown are made here alone.
 */
export const processMessage = (
  sealed: SealedText,
  { user, password }: Credentials,
): Record<string, string> => ({
  usuario: user,
  clave: password,
  operacion: operations[sealed.operation].code,
  numeroOrden: sealed.key,
  version: String(sealed.version),
  huella: sealed.hash,
  declaracion: sealed.base64,
});
