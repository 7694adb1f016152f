import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { commonEnvironment, everyPlace } from '../../infra/embedded/functions/environment.ts';
import { wholeTopology } from '../../infra/embedded/settings/topologyOf.ts';
import type { AnyProcedure } from '../../shared/foundation/contracts/procedure.ts';
import { startParts } from '../emptyParts.ts';
import { checkNamed } from '../namedRefusal.ts';

// The log reads its level once, when it is loaded: import this file before anything of functions/.
process.env['POWERTOOLS_LOG_LEVEL'] ??= 'CRITICAL';

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

export interface Answer {
  status: number;
  /** Parsed body. */
  body: {
    result?: unknown;
    error?: { code: string; message: string; reference: string; problems: unknown[] };
  };
  /** Body as sent, with the call's reference taken out: two answers are alike when these are. */
  text: string;
  cookie: string | undefined;
  /** Every cookie that it sets, with its attributes. */
  cookies: string[];
  headers: Record<string, unknown>;
}

export interface CallOptions {
  cookie?: string;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
}

export interface Api {
  call: (path: string, params?: unknown, options?: CallOptions) => Promise<Answer>;
  get: (path: string) => Promise<APIGatewayProxyResult>;
  /** Cookie of a fresh session. */
  signIn: (login: string, password: string) => Promise<string>;
  has: (contract: Pick<AnyProcedure, 'group'>) => boolean;
  stop: () => Promise<void>;
}

const fileOf = (group: string): string =>
  fileURLToPath(new URL(`../../functions/${group}/handler.ts`, import.meta.url));

const eventOf = (path: string, options: CallOptions, body: string): APIGatewayProxyEvent =>
  ({
    httpMethod: options.method ?? 'POST',
    path: `/api/${path}`,
    pathParameters: { procedure: path.split('/').at(-1) },
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(options.cookie ? { cookie: `__Host-sid=${options.cookie}` } : {}),
      ...options.headers,
    },
    requestContext: { identity: { sourceIp: '127.0.0.1' } },
    body,
    isBase64Encoded: false,
  }) as unknown as APIGatewayProxyEvent;

/**
 * The product's own handlers on the embedded DynamoDB, S3 and SQS, called as the API calls them. Takes over the
 * environment of this process, so one test file starts one.
 */
export async function startApi(): Promise<Api> {
  const folder = mkdtempSync(join(tmpdir(), 'despacho-api-'));
  const services = await startParts(folder);
  Object.assign(process.env, commonEnvironment(services.endpoints, services.credentials), {
    ...everyPlace(wholeTopology, services.places),
    PRACTICE: '1',
  });
  services.secrets.ensure('authority-credentials', () => '{}');
  services.secrets.ensure('service-credentials', () => '{}');

  const handlers = new Map<string, Promise<Handler>>();
  const handlerOf = (group: string): Promise<Handler> => {
    const known = handlers.get(group);
    if (known) return known;
    const loaded = import(/* @vite-ignore */ fileOf(group)).then(
      (module: { handler: Handler }) => module.handler,
    );
    handlers.set(group, loaded);
    return loaded;
  };

  const call = async (path: string, params: unknown = {}, options: CallOptions = {}): Promise<Answer> => {
    const handler = await handlerOf(path.split('/')[0]!);
    const reference = randomUUID();
    const event = eventOf(path, options, options.body ?? JSON.stringify({ params }));
    const result = await handler(event, { awsRequestId: reference } as Context);
    const body = JSON.parse(result.body) as Answer['body'];
    checkNamed(path, body.error?.code);
    const cookies = (result.multiValueHeaders?.['set-cookie'] ?? []).map(String);
    return {
      status: result.statusCode,
      body,
      text: `${result.statusCode} ${result.body.replaceAll(reference, '')}`,
      cookies,
      headers: result.headers ?? {},
      cookie: cookies.at(-1)?.match(/^__Host-sid=([^;]*)/)?.[1],
    };
  };

  return {
    call,
    get: async (path) =>
      (await handlerOf('platform'))(eventOf(path, { method: 'GET' }, ''), {
        awsRequestId: randomUUID(),
      } as Context),
    signIn: async (login, password) => {
      const answer = await call('users/login', { USUARIO: login, CLAVE: password });
      if (!answer.cookie) throw new Error(`${login} could not sign in: ${answer.text}`);
      return answer.cookie;
    },
    has: (contract) => existsSync(fileOf(contract.group)),
    stop: async () => {
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
