import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { optionalSetting } from '../runtime/config.ts';
import { deliver } from '../runtime/http/deliver.ts';
import { madeOnce } from '../runtime/madeOnce.ts';
import type { Probe } from '../runtime/probe.ts';
import { healthOf } from './health.ts';

const version = (): string => optionalSetting('APP_VERSION', 'sin versión');

/** The page has no script; its style is a file of the app. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const answer = (
  statusCode: number,
  type: string,
  body: string,
  cache: string,
  extra: Record<string, string> = {},
): APIGatewayProxyResult => ({
  statusCode,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cache,
    'x-content-type-options': 'nosniff',
    ...extra,
  },
  body,
});

/** Health, OpenAPI and its page; for anyone, since none tells anything of a company. */
export const createPlatform =
  (probe: () => Promise<Probe>, now: () => Date) =>
  async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const page = event.path.split('/').at(-1);
    if (page === 'health') {
      const health = await healthOf(await probe(), now());
      return answer(
        health.status === 'ok' ? 200 : 503,
        'application/json',
        JSON.stringify(health, null, 2),
        'no-store',
      );
    }
    // What all procedures take and answer, which health does without.
    const { docsPage, openApi, procedureGroups } = await import('./documents.ts');
    if (page === 'openapi.json') {
      return answer(200, 'application/json', JSON.stringify(openApi(procedureGroups, version())), 'no-cache');
    }
    return answer(200, 'text/html', docsPage(procedureGroups, version()), 'no-cache', {
      'content-security-policy': PAGE_POLICY,
    });
  };

const probe = madeOnce(async () => (await import('../runtime/probe.ts')).createProbe());
const platform = createPlatform(probe, () => new Date());

export const handler = async (
  event: APIGatewayProxyEvent,
  context: Context,
): Promise<APIGatewayProxyResult> => deliver(await platform(event), event, context.awsRequestId);
