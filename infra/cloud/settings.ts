import type { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { isLocal, readSettings } from '../../shared/settings.ts';
import type { ApiClient } from '../parts.ts';
import { type Environment, environments } from '../environments.ts';
import { apiClients } from '../topology.ts';

/** What differs between deployments: the environment's data, and what was told beside it (`-c stage=test` or cdk.json). */
export interface Settings {
  /** Environment's name; stands in every physical name. */
  stage: string;
  environment: Environment;
  region: string;
  /** Where its copies go, of an environment that keeps some. */
  copiedTo?: string;
  /** Own domain of the site with its certificate (us-east-1); without it the site answers on CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /** Origin of the pages that fetch files; '' while CloudFront's own name is not known. */
  siteOrigin: string;
  /** Where alarms are sent; the topic exists without any. */
  alarmEmails: readonly string[];
  /** Address that mails come from, of a domain that the account may send for; without it no mail is sent. */
  mailFrom: string;
  /** Addresses and time-outs of the authorities (`SAT_ENDPOINT` …), for the functions that speak with them. */
  authorities: Record<string, string>;
  /** Programs that may call, each with a key and a usage plan of its own. */
  programs: readonly ApiClient[];
  /** False in an account whose concurrency is too small to give a share of it away. */
  reservesConcurrency: boolean;
  /** How a new version takes over: in parts, or at once, as one does that mends what rings an alarm. */
  rollout: Environment['rollout'];
}

/** A context value is an object in cdk.json and text on the command line (`-c name='{…}'`). */
const object = <T extends z.ZodType>(values: T) =>
  z.preprocess(parsed, z.record(z.string(), values, 'must be a JSON object'));

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given ?? {};
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
}

const PROGRAM = /^[a-z][a-z0-9-]{1,40}$/;

const NAMES = Object.keys(environments).join(', ');

const contextSchema = z.object({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is not a region'),
  stage: z
    .string(`is missing: say which environment, one of ${NAMES}, for example -c stage=test`)
    .refine(
      (name) => Object.hasOwn(environments, name),
      `is no environment (lower-case names of infra/environments.ts): say one of ${NAMES}`,
    ),
  domainName: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'is not a domain')
    .optional(),
  certificateArn: z
    .string()
    .regex(/^arn:aws:acm:us-east-1:/, 'must be of a certificate in us-east-1')
    .optional(),
  siteOrigin: z.string().default(''),
  alarmEmail: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.email('is no e-mail address, or some divided by commas')))
    .optional(),
  mailFrom: z.email('is no e-mail address').optional(),
  authorities: object(z.union([z.string(), z.number()]).transform(String)),
  programs: object(z.coerce.number().positive('must be calls a second')),
  reservedConcurrency: z.enum(['on', 'off']).optional(),
  rollout: z.enum(['canary', 'at-once'], 'is canary or at-once'),
});

/**
 * Reads the deployment's settings from the app's context, checked as the functions will check them.
 * @throws naming each that is wrong: nothing is deployed that would find out only when it sends.
 */
export function settingsOf(app: App): Settings {
  return settingsFrom(
    Object.fromEntries(
      Object.keys(contextSchema.shape).map((name) => [name, app.node.tryGetContext(name) as unknown]),
    ),
  );
}

/**
 * The same from values by name, `stage` among them; what is not given is the environment's own.
 * @throws naming each that is wrong.
 */
export function settingsFrom(told: Record<string, unknown>): Settings {
  const environment = environments[String(told['stage'])];
  const read = contextSchema.safeParse({ ...environment, ...withoutAbsent(told) });
  if (!read.success || !environment)
    throw new Error(
      (read.error?.issues ?? [])
        .map(({ path, message }) => `Context "${path.map(String).join('.')}" ${message}`)
        .join('\n'),
    );
  const {
    stage,
    region,
    domainName,
    certificateArn,
    siteOrigin,
    alarmEmail,
    mailFrom = '',
    authorities,
    rollout,
  } = read.data;
  if ((domainName === undefined) !== (certificateArn === undefined))
    throw new Error('Context "domainName" and "certificateArn" are given together or not at all');
  const checked = readSettings({ ...authorities, APP_ORIGINS: siteOrigin });
  for (const [name, value] of Object.entries(authorities))
    if (isLocal(value))
      throw new Error(`Context "authorities.${name}" is ${value}, and no authority is in a function`);
  return {
    stage,
    region,
    environment,
    mailFrom,
    authorities,
    programs: [...apiClients, ...programsOf(read.data.programs)],
    reservesConcurrency:
      (read.data.reservedConcurrency ?? (environment.concurrency === 'reserved' ? 'on' : 'off')) === 'on',
    rollout,
    alarmEmails: alarmEmail ?? [],
    siteOrigin: domainName === undefined ? (checked.APP_ORIGINS[0] ?? '') : `https://${domainName}`,
    ...(environment.backups
      ? { copiedTo: environment.backups.copiedTo.find((each) => each !== region)! }
      : {}),
    ...(domainName !== undefined && certificateArn !== undefined
      ? { domain: { name: domainName, certificateArn } }
      : {}),
  };
}

const withoutAbsent = (told: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));

function programsOf(programs: Record<string, number>): ApiClient[] {
  return Object.entries(programs).map(([name, requestsPerSecond]) => {
    if (!PROGRAM.test(name) || apiClients.some((each) => each.name === name))
      throw new Error(
        `Context "programs" names ${name}: small letters, digits and hyphens, and no name twice`,
      );
    return { name, requestsPerSecond };
  });
}
