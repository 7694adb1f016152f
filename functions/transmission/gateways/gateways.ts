import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { CountryCode } from '../../../shared/countries/country.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import type { Services } from '../../runtime/services.ts';
import type { Gateway } from './gateway.ts';
import type { Credentials } from '../../../shared/transmission/processMessage.ts';
import { channelRequestXml } from './gt-sat/envelopes.ts';
import { gtSat } from './gt-sat/gtSat.ts';
import { loadSoap } from './soapCall.ts';
import { httpWire, type Wire } from './wire.ts';

/** What a country's transmissions go through. */
export interface Door {
  name: string;
  /** Setting with the authority's address. */
  endpoint: string;
  open: (parts: { wire: Wire; now: () => Date; credentials: Credentials; version: string }) => Gateway;
  channelRequest: (facts: { key: string; declarant: string; number: string }) => Uint8Array;
}

/** The door of each country; undefined while its authority is not connected. */
export const doors: Record<CountryCode, Door | undefined> = {
  GT: {
    name: 'gt-sat',
    endpoint: 'SAT_ENDPOINT',
    open: gtSat,
    channelRequest: (facts) => Buffer.from(channelRequestXml(facts), 'utf8'),
  },
  HN: undefined,
  SV: undefined,
};

/** `{"gt-sat": {"<company>": {user, password}, "*": {…}}}`; `*` serves companies without their own, in practice only. */
const credentialsSchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ user: z.string(), password: z.string() })),
);

/** The company has no user at the authority yet: a person must enter it, nothing was sent. */
export class NoCredentials extends Error {}

export type OpenGateway = (
  services: Services,
  scope: Pick<TenantScope, 'company' | 'country'>,
) => Promise<Gateway>;

/** Opens the door of a company's country with the company's own credentials, before anything is recorded or sent. */
export const openGateway =
  (wire: Wire = httpWire): OpenGateway =>
  async (services, { company, country }) => {
    const door = doors[country];
    if (!door) throw new Error(`Country ${country} has no gateway`);
    const secret = credentialsSchema.safeParse(
      JSON.parse((await services.secret('authority-credentials')) || '{}'),
    );
    const known = secret.success ? secret.data[door.name] : undefined;
    const credentials = known?.[company] ?? known?.['*'];
    if (!credentials) throw new NoCredentials(`Company ${company} has no credentials for ${door.name}`);
    // Whatever could keep the call from being made happens before the intent is recorded.
    await loadSoap();
    const version = createHmac('sha256', await services.secret('data-key'))
      .update(JSON.stringify([door.name, company, credentials.user, credentials.password]))
      .digest('hex');
    return door.open({ wire, now: services.now, credentials, version });
  };
