import { createHash } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import { expect } from 'vitest';
import { createProductsWorker } from '../../functions/products/worker.ts';
import type { Services } from '../../functions/runtime/services.ts';
import type { Handler, Person, World } from './world.ts';

/** Sends a file of a load as a browser does; answers the load's id. */
export async function sendLoad(
  world: World,
  handler: Handler,
  content: string | Uint8Array,
  as: Person,
): Promise<string> {
  const bytes = Buffer.from(content);
  const HUELLA = createHash('sha256').update(bytes).digest('hex');
  const announced = { NOMBRE: 'lista.csv', BYTES: bytes.length, HUELLA };
  const { result } = await world.call(handler, 'startBulk', announced, as);
  const put = await fetch(result.ENLACE, { method: 'PUT', headers: result.ENCABEZADOS, body: bytes });
  expect(put.status).toBe(200);
  return result.ID_CARGA;
}

/** The worker's turn at a load of company `a`, as its queue gives it. */
export function workLoad(services: Services, id: string, module = 'products', company = 'a') {
  const message = JSON.stringify({ company, country: 'GT', module, id });
  const event = { Records: [{ messageId: 'm', body: message }] } as SQSEvent;
  return createProductsWorker(async () => services)(event);
}
