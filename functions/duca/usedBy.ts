import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { MADE_UP_KEY } from '../../shared/foundation/contracts/givenId.ts';
import { isVoid } from '../../shared/foundation/documents/states.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { PaperUse, Used } from '../transmission/declarations/locks.ts';
import { ducaByNumber } from './complementary/original.ts';
import { ducasOf } from './ducas.ts';
import { paperUses } from '../declarations/paperUses.ts';

interface Parts {
  services: Services;
  scope: TenantScope;
}

/** Everything that the DUCA declares: value declarations, transport documents of its order, invoices. */
export async function usedBy(parts: Parts, header: HeaderRow, body: DucaBody): Promise<Used[]> {
  const { dvas, transports, invoices } = paperUses(parts);
  const stated = new Set(body.DOCUMENTOS.map((each) => each.ID_DOCUMENTO));
  const taken = await declaredByOriginal(parts, body);
  const carried = header.ID_ORDEN === '' ? [] : await transports.store.headers(header.ID_ORDEN);
  const using = (use: PaperUse, ids: readonly string[]): Used[] => ids.map((id) => ({ ...use, id }));
  const used = [
    ...using(
      dvas,
      body.DVAS.map((each) => each.ID_DVA),
    ),
    ...using(
      transports,
      carried.map((each) => each.ID).filter((id) => stated.has(id)),
    ),
    ...using(invoices, [...invoicesIn(body)]),
  ];
  // A line that a person added stands for no document of the company.
  return used.filter(({ id }) => !taken.has(id) && !MADE_UP_KEY.test(id));
}

/** Invoices that a body declares: those of its value declarations, and of goods that none values. */
const invoicesIn = ({ DVA_FACTURAS, FRACCION_ITEMS }: DucaBody): ReadonlySet<string> =>
  new Set(
    [...DVA_FACTURAS, ...FRACCION_ITEMS.filter((each) => each.ID_DVA === '')]
      .map((each) => each.ID_FACTURA)
      .filter((id) => id !== ''),
  );

/** Documents that the declaration which this one completes has in use: it keeps them, whatever becomes of this one. */
async function declaredByOriginal(parts: Parts, { COMPLEMENTO }: DucaBody): Promise<ReadonlySet<string>> {
  const number = COMPLEMENTO.NUMERO_DUCA_ORIGINAL;
  const original = number === '' ? undefined : await ducaByNumber(parts, number);
  // What was annulled keeps nothing.
  if (!original || isVoid(original.ESTADO)) return new Set();
  return papersIn((await ducasOf(parts).content(original.ID, original.VERSION)).body);
}

/** Ids of all papers that a body names. */
export const papersIn = ({ DVAS, DVA_FACTURAS, DOCUMENTOS }: DucaBody): ReadonlySet<string> =>
  new Set([
    ...DVAS.map((each) => each.ID_DVA),
    ...DVA_FACTURAS.map((each) => each.ID_FACTURA),
    ...DOCUMENTOS.map((each) => each.ID_DOCUMENTO),
  ]);
