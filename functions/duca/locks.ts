import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { MADE_UP_KEY } from '../../shared/foundation/contracts/givenId.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { sourceName } from '../../shared/foundation/documents/sourceChange.ts';
import type { SourceVersions } from '../../shared/foundation/documents/sources.ts';
import type { Write } from '../runtime/database.ts';
import { headersById } from '../runtime/documents/findMarked.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { ducaByNumber } from './complementary/original.ts';
import { ducasOf } from './ducas.ts';
import { sourceKinds } from './sources.ts';

interface Parts {
  services: Services;
  scope: TenantScope;
}

/** A document that a DUCA takes into use, and the transitions by which it is locked and given back. */
interface Used {
  store: DocumentStore;
  id: string;
  lock: string;
  release: string;
}

/** What a transaction holds besides: the DUCA, its transmission, their message and the totals (design 6: 100 writes). */
const MOST_LOCKS = 75;

const storeOf = ({ services, scope }: Parts, kind: AnyDocument): DocumentStore =>
  new DocumentStore(kind, services, scope);

/** Everything that the DUCA declares: value declarations, transport documents of its order, invoices. */
async function usedBy(parts: Parts, header: HeaderRow, body: DucaBody): Promise<Used[]> {
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

/**
 * Takes the documents of a DUCA into use in the transaction that seals it, so that nobody edits what was declared. Only
 * those that are free, and still in the version that was judged, are written; an order with more documents than a transaction holds locks its invoices last.
 */
export async function locksOf(
  parts: Parts,
  header: HeaderRow,
  body: DucaBody,
  seen: SourceVersions,
): Promise<Write[]> {
  const used = (await usedBy(parts, header, body)).slice(0, MOST_LOCKS);
  const headers = await headersOf(used);
  const writes = used.map(async (each): Promise<Write[]> => {
    const { store, id, lock } = each;
    const before = headers.get(id);
    const VERSION = seen[store.definition.module]?.[id];
    if (!before || (VERSION !== undefined && before.VERSION !== VERSION)) throw await notFree(each);
    const [first, ...index] = store.transitionWrites(before, lock);
    return [{ ...first, lost: () => notFree(each) }, ...index];
  });
  return (await Promise.all(writes)).flat();
}

/** Headers of what is used, by id; those that are not there are left out. */
async function headersOf(used: readonly Used[]): Promise<Map<string, HeaderRow>> {
  const stores = [...new Set(used.map(({ store }) => store))];
  const found = await Promise.all(
    stores.map((store) =>
      headersById(
        store,
        used.filter((each) => each.store === store).map(({ id }) => id),
      ),
    ),
  );
  return new Map(found.flatMap((each) => [...each]));
}

/** Why a document could not be taken into use. */
async function notFree({ store, id, lock }: Used): Promise<Error> {
  const now = await store.header(id);
  if (!store.definition.states.transitions[lock]?.from.includes(now.ESTADO))
    return store.stateRefusal(now, 'declararse en esta DUCA');
  const reason = `${sourceName(store.definition, now.RESUMEN)} cambió en este momento y la DUCA no se selló. Revise «Problemas» y transmita de nuevo.`;
  return refusal('document.impossible-change', { reason });
}

/** Gives the documents of a rejected DUCA back; one that is not locked stays as it is. */
export async function releasesOf(parts: Parts, header: HeaderRow, body: DucaBody): Promise<Write[]> {
  const used = (await usedBy(parts, header, body)).slice(0, MOST_LOCKS);
  const headers = await headersOf(used);
  return used.flatMap(({ store, id, release }) => {
    const before = headers.get(id);
    const from = store.definition.states.transitions[release]?.from ?? [];
    return before && from.includes(before.ESTADO) ? store.transitionWrites(before, release) : [];
  });
}
