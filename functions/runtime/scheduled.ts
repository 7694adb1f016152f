import { madeOnce } from './madeOnce.ts';
import { createServices, type Services } from './services.ts';

/** What a schedule hands to the function. */
export interface ScheduleEvent {
  schedule: string;
}

/** Work of a schedule by its name; each says how much it did. */
export type Runs = Readonly<Record<string, (services: Services) => Promise<number>>>;

/** The entry of a function that schedules wake, as `consume` is that of one whom queues do. */
export function scheduled(runs: Runs, make: () => Promise<Services> = createServices) {
  const services = madeOnce(make);
  return async ({ schedule }: ScheduleEvent): Promise<{ done: number }> => {
    const run = runs[schedule];
    if (!run) throw new Error(`No schedule is called ${schedule}`);
    return { done: await run(await services()) };
  };
}
