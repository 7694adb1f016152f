import { operations } from '../../shared/transmission/operations.ts';
import type { Services } from '../runtime/services.ts';
import type { Asked } from './gateways/gateway.ts';
import { laneOf } from './intent.ts';
import type { TransmissionRow } from './rows.ts';

/**
 * Whether nothing of its number was ever sent but this: the first registration of the number, of which every send is an
 * attempt of its own, in data that no backup took back. Only then can what an authority says of the number, and not of
 * whose bytes, speak of nothing else (fault row 27).
 */
async function isAlone(services: Services, head: TransmissionRow): Promise<boolean> {
  const { operation, restored, send, attempt } = head;
  if (operations[operation].needs !== 'unregistered' || restored || send !== attempt) return false;
  return (await laneOf(services, head))?.sends === send;
}

/** What an authority is asked about. */
export async function askedOf(services: Services, head: TransmissionRow): Promise<Asked> {
  const { operation, key, version, hash } = head;
  return { operation, key, version, hash, alone: await isAlone(services, head) };
}
