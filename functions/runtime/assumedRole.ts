import { text } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import { COMPANY_TAG } from '../../shared/foundation/narrowedKey.ts';
import type { Identity, Signing } from './signing.ts';
import { optionalSetting, setting } from './config.ts';

/** Who assumes a role that was itself assumed, as a function's is, may have it for so long. */
const SECONDS = 3600;
/** No call begins with credentials that end sooner; a link lives for half of it, and ends with them. */
const SPARE_MS = 10 * 60_000;
const TRIES = 3;

type Ending = Identity & { readonly expiration: Date };

interface Kept {
  identity: Promise<Identity>;
  /** Epoch milliseconds. */
  until: number;
}

interface Wanted {
  /** Role that is assumed. */
  role: string;
  company: string;
  /** Who assumes it. */
  own: Identity;
}

const kept = new Map<string, Kept>();

/**
 * Credentials of a function's own role that carry the company as their tag, by which the role is held to its rows and
 * objects (infra/cloud/companyWall.ts). Asked of STS once an hour and company, over the connections that the client has.
 */
export function assumed(client: Signing, wanted: Wanted): Promise<Identity> {
  // By the machine's own time, which AWS says the end in.
  // eslint-disable-next-line no-restricted-syntax
  const now = Date.now();
  for (const [company, { until }] of kept) if (until <= now) kept.delete(company);
  const known = kept.get(wanted.company);
  if (known) return known.identity;
  const asked: Kept = {
    until: Infinity,
    identity: ask(client, wanted).then((identity) => {
      asked.until = identity.expiration.getTime() - SPARE_MS;
      return identity;
    }),
  };
  kept.set(wanted.company, asked);
  asked.identity.catch(() => kept.delete(wanted.company));
  return asked.identity;
}

/** An answer that another try would not change. */
class Refused extends Error {}

/** Asks until there is an answer that is no failure of the service or of the way to it. */
async function ask(client: Signing, wanted: Wanted): Promise<Ending> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(client, wanted);
    } catch (error) {
      if (tries === TRIES || error instanceof Refused) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** tries * Math.random()));
    }
  }
}

async function askOnce({ config }: Signing, { role, company, own }: Wanted): Promise<Ending> {
  const region = await config.region();
  const address = optionalSetting('AWS_ENDPOINT_URL_STS', `https://sts.${region}.amazonaws.com`);
  const { protocol, hostname, port, host } = new URL(address);
  const signer = new SignatureV4({ service: 'sts', region, credentials: own, sha256: config.sha256 });
  const body = new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: setting('AWS_LAMBDA_FUNCTION_NAME'),
    DurationSeconds: String(SECONDS),
    'Tags.member.1.Key': COMPANY_TAG,
    'Tags.member.1.Value': company,
  }).toString();
  const request = await signer.sign({
    ...{ method: 'POST', protocol, hostname, path: '/', query: {}, body },
    ...(port ? { port: Number(port) } : {}),
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { response } = await config.requestHandler.handle(request);
  const answer = await text(response.body);
  const { statusCode } = response;
  if (statusCode === 200) return read(answer);
  const code = found(answer, 'Code');
  const said = `STS answers ${statusCode} ${code}`;
  throw statusCode >= 500 || code.startsWith('Throttling') ? new Error(said) : new Refused(said);
}

const found = (answer: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(answer)?.[1] ?? '';

const read = (answer: string): Ending => ({
  accessKeyId: found(answer, 'AccessKeyId'),
  secretAccessKey: found(answer, 'SecretAccessKey'),
  sessionToken: found(answer, 'SessionToken'),
  expiration: new Date(found(answer, 'Expiration')),
});
