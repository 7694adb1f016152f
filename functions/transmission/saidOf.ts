import type { Reason } from '../../shared/transmission/reasons.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { evidenceOf } from './archive.ts';
import { readSteps } from './evidence.ts';

/** Why a step stands there whose answer is the authority's word of what it accepted; what speaks against that is only told. */
const BELIEVED: readonly Reason[] = ['accepted', 'accepted-when-asked', 'fetched'];

/**
 * What the authority said of an acceptance, by the first of its answers that says it: what the answer left out by which it
 * was accepted, or a person who decided it could not know, may stand in one that was fetched later. Undefined while none
 * says it; an answer that was set apart is none.
 * @param read of the bytes of an answer as they are kept; undefined of one that does not say it.
 */
export async function saidOf<T>(
  services: Services,
  scope: TenantScope,
  id: string,
  read: (answer: Uint8Array) => T | undefined,
): Promise<T | undefined> {
  const steps = await readSteps(services, { company: scope.company, id });
  for (const { state, reason, exchange } of steps) {
    if (state !== 'ACCEPTED' || !BELIEVED.includes(reason)) continue;
    if (!exchange?.RESPUESTA || exchange.CUARENTENA) continue;
    const answer = await evidenceOf(services, scope, exchange.RESPUESTA);
    const said = answer && read(answer);
    if (said !== undefined) return said;
  }
  return undefined;
}
