import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { MADE_UP_KEY } from '../../shared/foundation/contracts/givenId.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { Used } from '../transmission/declarations/locks.ts';
import { ducaByNumber } from './complementary/original.ts';
import { ducasOf } from './ducas.ts';
import { sourceKinds } from './sources.ts';

interface Parts {
  services: Services;
  scope: TenantScope;
}

const storeOf = ({ services, scope }: Parts, kind: AnyDocument): DocumentStore =>
  new DocumentStore(kind, services, scope);

/** Everything that the DUCA declares: value declarations, transport documents of its order, invoices. */
export async function usedBy(parts: Parts, header: HeaderRow, body: DucaBody): Promise<Used[]> {
  const dvas = storeOf(parts, sourceKinds.dvas);
  const transports = storeOf(parts, sourceKinds.transports);
  const invoices = storeOf(parts, sourceKinds.invoices);
  const stated = new Set(body.DOCUMENTOS.map((each) => each.ID_DOCUMENTO));
  const taken = await declaredByOriginal(parts, body);
  const carried = header.ID_ORDEN === '' ? [] : await transports.headers(header.ID_ORDEN);
  const used = [
    ...body.DVAS.map((each) => ({ store: dvas, id: each.ID_DVA, lock: 'declare', release: 'release' })),
    ...carried
      .filter((each) => stated.has(each.ID))
      .map((each) => ({ store: transports, id: each.ID, lock: 'use', release: 'release' })),
    ...body.DVA_FACTURAS.map((each) => ({
      store: invoices,
      id: each.ID_FACTURA,
      lock: 'use',
      release: 'release',
    })),
  ];
  // A line that a person added stands for no document of the company.
  return used.filter(({ id }) => !taken.has(id) && !MADE_UP_KEY.test(id));
}

/** Documents that the declaration which this one completes has in use: it keeps them, whatever becomes of this one. */
async function declaredByOriginal(parts: Parts, { COMPLEMENTO }: DucaBody): Promise<ReadonlySet<string>> {
  const number = COMPLEMENTO.NUMERO_DUCA_ORIGINAL;
  const original = number === '' ? undefined : await ducaByNumber(parts, number);
  if (!original) return new Set();
  const { DVAS, DVA_FACTURAS, DOCUMENTOS } = (await ducasOf(parts).content(original.ID, original.VERSION))
    .body;
  return new Set([
    ...DVAS.map((each) => each.ID_DVA),
    ...DVA_FACTURAS.map((each) => each.ID_FACTURA),
    ...DOCUMENTOS.map((each) => each.ID_DOCUMENTO),
  ]);
}
