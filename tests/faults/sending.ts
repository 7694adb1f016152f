import { readSteps } from '../../functions/transmission/evidence.ts';
import type { HandOver } from '../../functions/transmission/handOver.ts';
import type { ScriptName } from '../../infra/embedded/authorities/scripts.ts';
import type { World } from './world.ts';

/** How tests send something in a world, and read why it came to where it is. */
export const sendingIn = (world: World) => ({
  /** Transmits once; the authority does what the script says. */
  sent: async (script: ScriptName, order: HandOver = world.order()) => {
    world.authority.mood.queued.set(order.key, [script]);
    const id = await world.handOver(order);
    await world.work(await world.worker());
    return { id, order };
  },
  reasons: async (id: string) =>
    (await readSteps(world.services, await world.head(id))).map((step) => step.reason),
});
