import { isOfAuthority } from '../../../shared/settings.ts';
import product from '../../../package.json' with { type: 'json' };
import { NARROWED_BY, DERIVED } from '../../../shared/foundation/narrowedKey.ts';
import { consumed, type FunctionDefinition, type Grant } from '../../parts.ts';
import { apiClients, secrets, variableFor } from '../../topology.ts';
import type { Topology } from '../settings/topologyOf.ts';

export interface Places {
  tableNameOf: (name: string) => string;
  bucketNameOf: (name: string) => string;
  queueUrlOf: (name: string) => string;
  secretIdOf: (name: string) => string;
  /** Folder in which the engine of the analysis keeps the files that it reads. */
  analysisFolder: string;
}

export interface Endpoints {
  dynamo: string;
  /** `http://host:port` of the services of this instance. */
  services: string;
}

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** Variables of the machine that a program needs to run at all; nothing else of it reaches a function. */
const INHERITED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'NODE_EXTRA_CA_CERTS',
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'NO_PROXY',
];

/** Who mails come from on one machine: nothing leaves it, they are laid into a folder. */
const PRACTICE_SENDER = 'despacho@practica.example';

/** Variables from which the AWS clients take the key that they sign with. */
export const keyVariables = ({ accessKeyId, secretAccessKey }: Credentials): Record<string, string> => ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
});

/** What every function finds in its environment: where AWS is, with which key, and who may call. */
export function commonEnvironment(endpoints: Endpoints, credentials: Credentials): Record<string, string> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(inherited),
    AWS_REGION: credentials.region,
    ...keyVariables(credentials),
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamo,
    AWS_ENDPOINT_URL_S3: `${endpoints.services}/s3`,
    AWS_ENDPOINT_URL_SQS: endpoints.services,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.services,
    AWS_ENDPOINT_URL_SESV2: endpoints.services,
    // Of tables that lie elsewhere the walls are their own.
    ...(endpoints.dynamo === endpoints.services ? { [NARROWED_BY]: DERIVED } : {}),
    API_CLIENTS: apiClients.map(({ name }) => `${name}=despacho-${name}-client-key`).join(','),
    APP_VERSION: product.version,
    POWERTOOLS_DEV: 'false',
    NODE_ENV: 'production',
  };
}

/** Variables of the parts that a function was granted, and of no others: a missing grant fails here as on AWS. */
export function functionEnvironment(definition: FunctionDefinition, places: Places): Record<string, string> {
  return {
    ...Object.fromEntries(
      [...definition.grants, ...consumed(definition)].map((grant) => variableOf(grant, places)),
    ),
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    POWERTOOLS_SERVICE_NAME: definition.name,
  };
}

/** Variables of every part, for whoever looks after the whole instance. */
export function everyPlace({ tables, buckets, queues }: Topology, places: Places): Record<string, string> {
  const grants: Grant[] = [
    ...tables.map((each): Grant => ({ table: each.name, access: 'write' })),
    ...buckets.map((each): Grant => ({ bucket: each.name, access: 'write' })),
    ...queues.map((each): Grant => ({ queue: each.name, access: 'send' })),
    ...secrets.map((secret): Grant => ({ secret })),
    { mail: 'send' },
    { analysis: 'read' },
  ];
  return Object.fromEntries(grants.map((grant) => variableOf(grant, places)));
}

/** Besides those of authorities: allowed origins, log level. */
const OTHERS = /^(APP|LOG|POWERTOOLS)_[A-Z0-9_]+$/;

/** Settings of the product that the person who starts it may give. */
export const settingsOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && (isOfAuthority(name) || OTHERS.test(name)) ? [[name, value]] : [],
    ),
  );

function variableOf(grant: Grant, places: Places): [string, string] {
  if ('table' in grant) return [variableFor('TABLE', grant.table), places.tableNameOf(grant.table)];
  if ('bucket' in grant) return [variableFor('BUCKET', grant.bucket), places.bucketNameOf(grant.bucket)];
  if ('queue' in grant) return [variableFor('QUEUE', grant.queue), places.queueUrlOf(grant.queue)];
  if ('mail' in grant) return ['MAIL_FROM', PRACTICE_SENDER];
  if ('analysis' in grant) return ['ANALYSIS', `duckdb:${places.analysisFolder}`];
  return [variableFor('SECRET', grant.secret), places.secretIdOf(grant.secret)];
}
