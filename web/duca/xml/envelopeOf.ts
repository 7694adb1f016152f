import { sha256 } from '../../document/files/sha256.ts';
import type { MessageAct } from '../../../shared/duca/xml/preferences.ts';
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

interface Sent {
  order: string;
  version: number;
  act: MessageAct;
}

/** The envelope that these bytes would be sent in for an act, its credentials masked. */
export async function envelopeOf(
  bytes: Uint8Array<ArrayBuffer>,
  { order, version, act }: Sent,
): Promise<string> {
  const sealed = {
    operation: act,
    key: plainOrderNumber(order),
    version,
    hash: await sha256(bytes),
    base64: base64Of(bytes),
  };
  return soapEnvelope('ProcesaDeclaracion', processMessage(sealed, MASKED));
}
