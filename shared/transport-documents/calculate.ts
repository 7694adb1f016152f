import type { TransportBody } from './dataSets.ts';

/** Counts the containers; '' when there is none, since loose cargo has no count to declare. */
export function calculateTransport(body: TransportBody): TransportBody {
  const count = body.CONTENEDORES.length === 0 ? '' : String(body.CONTENEDORES.length);
  if (body.DOCUMENTO.CANTIDAD_CONTENEDORES === count) return body;
  return { ...body, DOCUMENTO: { ...body.DOCUMENTO, CANTIDAD_CONTENEDORES: count } };
}
