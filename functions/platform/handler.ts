import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { procedureGroups } from '../../shared/procedures.ts';
import { optionalSetting } from '../runtime/config.ts';
import { deliver } from '../runtime/http/deliver.ts';
import { createProbe, type Probe } from '../runtime/probe.ts';
import { docsPage } from './docsPage.ts';
import { healthOf } from './health.ts';
import { openApi } from './openApi.ts';

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
  (probe: () => Probe, now: () => Date) =>
  async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const page = event.path.split('/').at(-1);
    if (page === 'health') {
      const health = await healthOf(probe(), now());
      return answer(
        health.status === 'ok' ? 200 : 503,
        'application/json',
        JSON.stringify(health, null, 2),
        'no-store',
      );
    }
    if (page === 'openapi.json') {
      return answer(200, 'application/json', JSON.stringify(openApi(procedureGroups, version())), 'no-cache');
    }
    return answer(200, 'text/html', docsPage(procedureGroups, version()), 'no-cache', {
      'content-security-policy': PAGE_POLICY,
    });
  };

let probe: Probe | undefined;
const platform = createPlatform(
  () => (probe ??= createProbe()),
  () => new Date(),
);

export const handler = async (
  event: APIGatewayProxyEvent,
  context: Context,
): Promise<APIGatewayProxyResult> => deliver(await platform(event), event, context.awsRequestId);
