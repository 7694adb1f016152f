import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { evidenceOf } from './archive.ts';
import { readSteps } from './evidence.ts';

/**
 * Bytes of the answer by which a transmission was accepted, as they are kept; undefined when a person decided it, or it
 * was never accepted. An answer that was set apart is none.
 */
export async function answerOf(
  services: Services,
  scope: TenantScope,
  id: string,
): Promise<Uint8Array | undefined> {
  const steps = await readSteps(services, { company: scope.company, id });
  const exchange = steps.find((step) => step.state === 'ACCEPTED')?.exchange;
  if (!exchange?.RESPUESTA || exchange.CUARENTENA) return undefined;
  return evidenceOf(services, scope, exchange.RESPUESTA);
}
