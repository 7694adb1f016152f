import type { CountryCode } from '../../shared/countries/country.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import { jobScope } from '../runtime/scope.ts';
import { createServices, type Services } from '../runtime/services.ts';
import { deliver, LONGEST_WAIT_MS, TryLater } from './deliver.ts';
import { sesGateway, type MailGateway } from '../runtime/mail.ts';
import { watchComplementary } from './complementaryWatch.ts';
import { forEachCompany } from './companies.ts';
import { watchExpiring } from './expiring.ts';
import { watchOrderDays } from './orderDays.ts';
import { beat } from './pulse.ts';
import { pendingPk, TABLE, type PendingMail } from './rows.ts';

export interface ScheduleEvent {
  schedule: string;
}

/** Mails that one run looks at; the next takes up the rest. */
const MOST = 200;

/**
 * Sends the mails whose silence is over, and says of those whose sender is gone that they are in doubt. What waits for a
 * moment that no silence reaches was put by a clock that ran ahead and was set right since: it goes too.
 */
async function sweepMails(services: Services, gateway: MailGateway): Promise<number> {
  await beat(services);
  const now = services.now();
  const beyond = new Date(now.getTime() + LONGEST_WAIT_MS).toISOString();
  const waiting = (span: { upTo: string } | { between: readonly [string, string] }) =>
    services.database.query<PendingMail>(TABLE, { pk: pendingPk, ...span, limit: MOST });
  const rows = [
    ...(await waiting({ upTo: now.toISOString() + '~~' })),
    ...(await waiting({ between: [`${beyond}~~`, '~'] })),
  ];
  for (const { company, country, mail } of rows) {
    const parts = { services, scope: jobScope(company, country as CountryCode) };
    try {
      await deliver(parts, gateway, mail);
    } catch (error) {
      if (!(error instanceof TryLater)) throw error;
    }
  }
  return rows.length;
}

const runs: Record<string, (services: Services, gateway: MailGateway) => Promise<number>> = {
  'mail-sweep': sweepMails,
  'complementary-watch': (services) => forEachCompany(services, watchComplementary),
  'order-days': (services) =>
    forEachCompany(
      services,
      async (watched) => (await watchOrderDays(watched)) + (await watchExpiring(watched)),
    ),
};

export function createSchedule(
  make: () => Promise<Services> = createServices,
  gateway: MailGateway = sesGateway(),
) {
  const services = madeOnce(make);
  return async (event: ScheduleEvent): Promise<{ done: number }> => {
    const run = runs[event.schedule];
    if (!run) throw new Error(`No schedule is called ${event.schedule}`);
    return { done: await run(await services(), gateway) };
  };
}

export const handler = createSchedule();
