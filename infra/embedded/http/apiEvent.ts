import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Match } from './routes.ts';

interface Call {
  requestId: string;
  at: Date;
  /** Of whoever called (`clientAddress.ts`). */
  address: string;
}

/**
 * API Gateway's REST event (payload 1.0) for a request, as the functions get it on AWS. Its body is base64 whatever it
 * holds, for every media type is binary there (infra/cloud/procedureApi.ts).
 */
export function apiEvent(
  request: IncomingMessage,
  body: Buffer,
  { route, params }: Match,
  call: Call,
): APIGatewayProxyEvent {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const multiValueHeaders = headersOf(request);
  const headers = lastOfEach(multiValueHeaders);
  const query = Object.groupBy([...url.searchParams], ([name]) => name);
  const queryLists = Object.fromEntries(
    Object.entries(query).map(([name, pairs]) => [name, (pairs ?? []).map(([, value]) => value)]),
  );
  const hasQuery = url.search.length > 1;
  return {
    resource: route.path,
    path: url.pathname,
    httpMethod: request.method ?? 'GET',
    headers,
    multiValueHeaders,
    queryStringParameters: hasQuery ? lastOfEach(queryLists) : null,
    multiValueQueryStringParameters: hasQuery ? queryLists : null,
    pathParameters: Object.keys(params).length > 0 ? params : null,
    stageVariables: null,
    requestContext: contextOf(request, url.pathname, route.path, call),
    body: body.length === 0 ? null : body.toString('base64'),
    isBase64Encoded: body.length > 0,
  };
}

function contextOf(
  request: IncomingMessage,
  path: string,
  resourcePath: string,
  { requestId, at, address }: Call,
): APIGatewayProxyEvent['requestContext'] {
  const identity = {
    sourceIp: address,
    userAgent: request.headers['user-agent'] ?? null,
  } as APIGatewayProxyEvent['requestContext']['identity'];
  return {
    accountId: '000000000000',
    apiId: 'local',
    authorizer: null,
    domainName: request.headers.host ?? '',
    httpMethod: request.method ?? 'GET',
    identity,
    path,
    protocol: `HTTP/${request.httpVersion}`,
    requestId,
    requestTime: at.toUTCString(),
    requestTimeEpoch: at.getTime(),
    resourceId: resourcePath,
    resourcePath,
    stage: 'local',
  };
}

function headersOf(request: IncomingMessage): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) if (values) lists[name] = values;
  return lists;
}

const lastOfEach = (lists: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']));
