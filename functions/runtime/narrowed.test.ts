import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Readable } from 'node:stream';
import { NARROWED_BY, DERIVED } from '../../shared/foundation/narrowedKey.ts';
import { workingFor } from './narrowed.ts';
import { objectClient } from './files.ts';
import { tableClient } from './tableClient.ts';

const ROLE = 'arn:aws:iam::111111111111:role/despacho-prod-duca';
const HOUR_MS = 3600_000;
const START = new Date('2026-11-20T15:00:00Z');

/** Requests that the clients sent, in place of a network. */
interface Sent {
  hostname: string;
  body?: string;
  headers: Record<string, string>;
}
let sent: Sent[];
/** What STS answers: a status for a failure, otherwise a key that it numbers. */
let failures: number[];

const answers = async (request: Sent) => {
  sent.push(request);
  const isSts = request.hostname.startsWith('sts.');
  const failure = isSts ? failures.shift() : undefined;
  const asked = sent.filter(({ hostname }) => hostname.startsWith('sts.')).length;
  const text =
    failure !== undefined
      ? `<ErrorResponse><Error><Code>${failure < 500 ? 'AccessDenied' : 'InternalFailure'}</Code></Error></ErrorResponse>`
      : isSts
        ? `<AssumeRoleResponse><Credentials><AccessKeyId>ASIA${asked}</AccessKeyId><SecretAccessKey>s</SecretAccessKey>` +
          `<SessionToken>token${asked}</SessionToken>` +
          `<Expiration>${new Date(Date.now() + HOUR_MS).toISOString()}</Expiration></Credentials></AssumeRoleResponse>`
        : '{}';
  return { response: { statusCode: failure ?? 200, headers: {}, body: Readable.from([Buffer.from(text)]) } };
};

const client = () => {
  const made = tableClient();
  vi.spyOn(made.config.requestHandler, 'handle').mockImplementation(answers);
  return made;
};
const keyOf = ({ headers }: Sent): string =>
  /Credential=([^/]+)/.exec(headers['authorization'] ?? '')?.[1] ?? '';
const toSts = (): Sent[] => sent.filter(({ hostname }) => hostname.startsWith('sts.'));
const toTables = (): string[] => sent.filter((each) => !toSts().includes(each)).map(keyOf);

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  [sent, failures] = [[], []];
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'LOCAL-duca');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'geheim');
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'despacho-prod-duca');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const get = (made: ReturnType<typeof client>) =>
  made.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'x' } } }));

describe('on one machine', () => {
  beforeEach(() => vi.stubEnv(NARROWED_BY, DERIVED));

  it('signs as itself, as one company and as another side by side, over one client', async () => {
    const made = client();
    await get(made);
    await Promise.all(['uno', 'dos', 'tres'].map((company) => workingFor({ company }, () => get(made))));
    await get(made);
    expect(toTables()).toEqual([
      'LOCAL-duca',
      'LOCAL-duca@uno',
      'LOCAL-duca@dos',
      'LOCAL-duca@tres',
      'LOCAL-duca',
    ]);
  });

  it('signs links in the name of the company, too', async () => {
    const command = new GetObjectCommand({ Bucket: 'b', Key: 'k' });
    const url = await workingFor({ company: 'uno' }, () => getSignedUrl(objectClient(), command));
    expect(new URL(url).searchParams.get('X-Amz-Credential')).toMatch(/^LOCAL-duca@uno\//);
  });

  it('takes no company for another by a name that holds what divides', async () => {
    await expect(workingFor({ company: 'uno@dos' }, () => get(client()))).rejects.toThrow('is called so');
  });
});

describe('on AWS', () => {
  // What is kept of a company is the process's own: each test works for others.
  let company = '';
  let companies = 0;
  beforeEach(() => {
    vi.stubEnv(NARROWED_BY, ROLE);
    company = `aws-${(companies += 1)}`;
  });

  it('assumes its own role once more, under the tag of the company, for an hour', async () => {
    const made = client();
    await workingFor({ company }, () => get(made));
    const [asked] = toSts();
    expect(asked?.hostname).toBe('sts.us-east-1.amazonaws.com');
    expect(keyOf(asked!)).toBe('LOCAL-duca');
    expect(Object.fromEntries(new URLSearchParams(asked!.body))).toEqual({
      Action: 'AssumeRole',
      Version: '2011-06-15',
      RoleArn: ROLE,
      RoleSessionName: 'despacho-prod-duca',
      DurationSeconds: '3600',
      'Tags.member.1.Key': 'company',
      'Tags.member.1.Value': company,
    });
    expect(toTables()).toEqual(['ASIA1']);
    expect(sent.at(-1)!.headers['x-amz-security-token']).toBe('token1');
  });

  it('does so once for all calls and clients of the hour, and again before it ends', async () => {
    const [made, other] = [client(), client()];
    const call = (one: typeof made) => workingFor({ company }, () => get(one));
    await Promise.all([call(made), call(other), call(made)]);
    vi.setSystemTime(START.getTime() + 49 * 60_000);
    await call(made);
    expect(toSts()).toHaveLength(1);
    vi.setSystemTime(START.getTime() + 51 * 60_000);
    await Promise.all([call(made), call(other)]);
    expect(toSts()).toHaveLength(2);
    expect(toTables().at(-1)).toBe('ASIA2');
  });

  it('asks anew after a failure of the service, and keeps no refusal', async () => {
    const made = client();
    failures = [500, 503];
    await workingFor({ company }, () => get(made));
    expect(toSts()).toHaveLength(3);
    company += '-otra';
    failures = [403];
    await expect(workingFor({ company }, () => get(made))).rejects.toThrow('STS answers 403 AccessDenied');
    expect(toSts()).toHaveLength(4);
    await workingFor({ company }, () => get(made));
    expect(toSts()).toHaveLength(5);
  });
});

it('signs as itself where nobody says how to come to the credentials of a company', async () => {
  await workingFor({ company: 'uno' }, () => get(client()));
  expect(toTables()).toEqual(['LOCAL-duca']);
});
