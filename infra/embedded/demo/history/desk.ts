import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as z from 'zod';
import { createDua } from '../../../../functions/dua/handler.ts';
import { createDuca } from '../../../../functions/duca/handler.ts';
import { createDva } from '../../../../functions/dva/handler.ts';
import { createInvoices } from '../../../../functions/invoices/handler.ts';
import { createParties } from '../../../../functions/parties/handler.ts';
import { createProducts } from '../../../../functions/products/handler.ts';
import { SESSION_COOKIE } from '../../../../functions/runtime/http/request.ts';
import type { Services } from '../../../../functions/runtime/services.ts';
import { createTransportDocuments } from '../../../../functions/transport-documents/handler.ts';
import { createWorkOrders } from '../../../../functions/work-orders/handler.ts';
import { apiEvent } from '../../http/apiEvent.ts';
import type { Route } from '../../../parts.ts';

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** Calls a procedure (`group/name`) with parameters by name; a refusal is thrown with its sentence. */
export type Desk = (procedure: string, params: Record<string, unknown>) => Promise<unknown>;

const answered = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string(), problems: z.unknown().optional() }).optional(),
});

/** Handlers of the functions over services whose clock the caller moves. */
export type Handlers = Readonly<Record<string, Handler>>;

export function handlersOver(services: Services): Handlers {
  const make = async (): Promise<Services> => services;
  return {
    'work-orders': createWorkOrders(make),
    'transport-documents': createTransportDocuments(make),
    invoices: createInvoices(make),
    parties: createParties(make),
    products: createProducts(make),
    dva: createDva(make),
    duca: createDuca(make),
    dua: createDua(make),
  };
}

/**
 * A person's calls, through the same handlers, rules and rights as the browser's.
 * @param token of the person's session.
 */
export function deskOf(handlers: Handlers, token: string): Desk {
  return async (procedure, params) => {
    const [group = '', called = ''] = procedure.split('/');
    const path = `/api/${procedure}`;
    const request = new IncomingMessage(new Socket());
    const headersDistinct = {
      'content-type': ['application/json'],
      'sec-fetch-site': ['same-origin'],
      'idempotency-key': [randomUUID()],
      cookie: [`${SESSION_COOKIE}=${token}`],
    };
    Object.assign(request, { method: 'POST', url: path, httpVersion: '1.1', headers: {}, headersDistinct });
    const route: Route = { path: `/api/${group}/{procedure}`, methods: ['POST'], function: group };
    const match = { route, params: { procedure: called } };
    const call = { requestId: 'muestra', at: new Date(), address: '127.0.0.1' };
    const event = apiEvent(request, Buffer.from(JSON.stringify({ params })), match, call);
    const { body } = await handlers[group]!(event, contextOf(group));
    const { result, error } = answered.parse(JSON.parse(body));
    if (error) throw new Error(`${procedure}: ${error.message} ${JSON.stringify(error.problems ?? [])}`);
    return result;
  };
}

const contextOf = (group: string): Context => ({
  awsRequestId: 'muestra',
  functionName: group,
  functionVersion: '1',
  invokedFunctionArn: '',
  memoryLimitInMB: '512',
  logGroupName: '',
  logStreamName: '',
  callbackWaitsForEmptyEventLoop: false,
  getRemainingTimeInMillis: () => 100_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});
