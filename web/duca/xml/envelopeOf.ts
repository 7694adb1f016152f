import { plainOrderNumber } from '../../../shared/foundation/numbers/orderNumber.ts';
import { MASKED, processMessage } from '../../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../../shared/transmission/soapEnvelope.ts';

/** Bytes that are turned into text at once: a call takes so many arguments. */
const CHUNK = 0x8000;

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

/** The registration that these bytes would be sent in, its credentials masked. */
export async function envelopeOf(
  bytes: Uint8Array<ArrayBuffer>,
  order: string,
  version: number,
): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const sealed = {
    operation: 'R',
    key: plainOrderNumber(order),
    version,
    hash,
    base64: base64Of(bytes),
  } as const;
  return soapEnvelope('ProcesaDeclaracion', processMessage(sealed, MASKED));
}
