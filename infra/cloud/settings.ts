import type { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { isLocal, readSettings } from '../../shared/settings.ts';
import type { ApiClient } from '../parts.ts';
import { apiClients } from '../topology.ts';

/** What differs between deployments; given as CDK context (`-c stage=test` or cdk.json), never in code. */
export interface Settings {
  /** Environment's name; stands in every physical name. */
  stage: string;
  /** Own domain of the site with its certificate (us-east-1); without it the site answers on CloudFront's name. */
  domain?: { name: string; certificateArn: string };
  /** Origin of the pages that fetch files; '' while CloudFront's own name is not known. */
  siteOrigin: string;
  /** Where alarms are sent; the topic exists without it. */
  alarmEmail?: string;
  /** Address that mails come from, of a domain that the account may send for; without it no mail is sent. */
  mailFrom: string;
  /** Addresses and time-outs of the authorities (`SAT_ENDPOINT` …), for the functions that speak with them. */
  authorities: Record<string, string>;
  /** Programs that may call, each with a key and a usage plan of its own. */
  programs: readonly ApiClient[];
  /** False in an account whose concurrency is too small to give a share of it away. */
  reservesConcurrency: boolean;
}

/** CloudFront takes its firewall and certificate from this region only, so everything lives there. */
export const REGION = 'us-east-1';

/** Stands before every table, queue, function and schedule of this deployment. */
export const namePrefix = ({ stage }: Pick<Settings, 'stage'>): string => `despacho-${stage}-`;

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

const contextSchema = z.object({
  stage: z
    .string()
    .regex(
      /^[a-z][a-z0-9]{1,11}$/,
      'must be 2 to 12 lower-case letters or digits, for example -c stage=test',
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
  alarmEmail: z.email('is no e-mail address').optional(),
  mailFrom: z.email('is no e-mail address').optional(),
  authorities: object(z.union([z.string(), z.number()]).transform(String)),
  programs: object(z.coerce.number().positive('must be calls a second')),
  reservedConcurrency: z.enum(['on', 'off']).default('on'),
});

/**
 * Reads the deployment's settings from the app's context, checked as the functions will check them.
 * @throws naming each that is wrong: nothing is deployed that would find out only when it sends.
 */
export function settingsOf(app: App): Settings {
  const given = Object.fromEntries(
    Object.keys(contextSchema.shape).map((name) => [name, app.node.tryGetContext(name) as unknown]),
  );
  const read = contextSchema.safeParse(given);
  if (!read.success)
    throw new Error(
      read.error.issues
        .map(({ path, message }) => `Context "${path.map(String).join('.')}" ${message}`)
        .join('\n'),
    );
  const { stage, domainName, certificateArn, siteOrigin, alarmEmail, mailFrom = '', authorities } = read.data;
  if ((domainName === undefined) !== (certificateArn === undefined))
    throw new Error('Context "domainName" and "certificateArn" are given together or not at all');
  const checked = readSettings({ ...authorities, APP_ORIGINS: siteOrigin });
  for (const [name, value] of Object.entries(authorities))
    if (isLocal(value))
      throw new Error(`Context "authorities.${name}" is ${value}, and no authority is in a function`);
  return {
    stage,
    mailFrom,
    authorities,
    programs: [...apiClients, ...programsOf(read.data.programs)],
    reservesConcurrency: read.data.reservedConcurrency === 'on',
    siteOrigin: domainName === undefined ? (checked.APP_ORIGINS[0] ?? '') : `https://${domainName}`,
    ...(domainName !== undefined && certificateArn !== undefined
      ? { domain: { name: domainName, certificateArn } }
      : {}),
    ...(alarmEmail === undefined ? {} : { alarmEmail }),
  };
}

function programsOf(programs: Record<string, number>): ApiClient[] {
  return Object.entries(programs).map(([name, requestsPerSecond]) => {
    if (!PROGRAM.test(name) || apiClients.some((each) => each.name === name))
      throw new Error(
        `Context "programs" names ${name}: small letters, digits and hyphens, and no name twice`,
      );
    return { name, requestsPerSecond };
  });
}
