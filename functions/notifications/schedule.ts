import type { CountryCode } from '../../shared/countries/country.ts';
import { Apart } from '../runtime/apart.ts';
import { scheduled, type Runs } from '../runtime/scheduled.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { deliver, TryLater } from './deliver.ts';
import { sesGateway, type MailGateway } from '../runtime/mail.ts';
import { watchComplementary } from './complementaryWatch.ts';
import { forEachCompany } from './companies.ts';
import { watchExpiring } from './expiring.ts';
import { watchOrderDays } from './orderDays.ts';
import { beat } from './pulse.ts';
import { dueMails } from './dueMails.ts';

/**
 * Sends the mails whose silence is over, and says of those whose sender is gone that they are in doubt. What waits for a
 * moment that no silence reaches was put by a clock that ran ahead and was set right since: it goes too.
 */
async function sweepMails(services: Services, gateway: MailGateway): Promise<number> {
  await beat(services);
  const rows = await dueMails(services);
  const apart = new Apart(services);
  for (const { company, country, mail } of rows) {
    const parts = { services, scope: jobScope(company, country as CountryCode) };
    await apart.work(parts.scope, () => deliver(parts, gateway, mail).catch(unlessLater), undefined);
  }
  apart.end();
  return rows.length;
}

const unlessLater = (error: unknown): void => {
  if (!(error instanceof TryLater)) throw error;
};

const runsBy = (gateway: MailGateway): Runs => ({
  'mail-sweep': (services) => sweepMails(services, gateway),
  'complementary-watch': (services) => forEachCompany(services, 'complementary-watch', watchComplementary),
  'order-days': (services) =>
    forEachCompany(
      services,
      'order-days',
      async (watched) => (await watchOrderDays(watched)) + (await watchExpiring(watched)),
    ),
});

export const createSchedule = (make?: () => Promise<Services>, gateway: MailGateway = sesGateway()) =>
  scheduled(runsBy(gateway), make);

export const handler = createSchedule();
