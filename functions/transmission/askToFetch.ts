import { ConditionLost } from '../runtime/database.ts';
import type { Call } from '../runtime/executor.ts';
import { wake } from './job.ts';
import { opened } from './open.ts';
import { record } from './record.ts';

type Recorded = Parameters<typeof record>;

/**
 * Has something of an acceptance asked for at once, because a person wants it; it sends nothing. Answers the transmission as
 * it is then: where somebody was faster the person sees what came of that.
 */
export async function askToFetch(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  head: Recorded[1],
  reason: Recorded[2]['steps'][number]['reason'],
  set: Recorded[2]['set'],
): ReturnType<typeof opened> {
  try {
    const asked = await record(services, head, {
      steps: [{ transition: 'fetch', state: 'ACCEPTED', reason, person: scope.userName }],
      set,
      due: services.now().getTime(),
    });
    await wake(services, asked);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
  }
  return opened(services, scope, head.id);
}
