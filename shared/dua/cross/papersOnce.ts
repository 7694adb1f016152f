import type { DeclarationSources } from '../../declarations/sources.ts';
import type { Problem } from '../../foundation/rules/problem.ts';
import { invoicesOnce } from '../../invoices/invoicesOnce.ts';
import { transportsOnce } from '../../transport-documents/transportsOnce.ts';
import type { DuaBody } from '../dataSets.ts';
import { statedPapers } from '../statedPapers.ts';

/**
 * Papers that were entered twice: an invoice with its value, a transport document with its cargo. A line of the DUA
 * names neither supplier nor carrier; the papers of its order do. One that supports several items is one.
 */
export function papersOnceProblems(
  body: DuaBody,
  { invoices, transports }: Pick<DeclarationSources, 'invoices' | 'transports'>,
): Problem[] {
  const suppliers = new Map(invoices.map(({ id, body: { FACTURA } }) => [id, FACTURA.NOMBRE_PROVEEDOR]));
  const carriers = new Map(
    transports.map(({ id, body: { DOCUMENTO } }) => [id, DOCUMENTO.NOMBRE_TRANSPORTISTA]),
  );
  const papers = statedPapers(body).map(({ title: list, ...each }) => ({ ...each, list }));
  return [
    ...invoicesOnce(
      'dua.invoice-twice',
      papers.flatMap((each) => {
        const by = suppliers.get(each.id);
        return by === undefined ? [] : [{ ...each, by }];
      }),
    ),
    ...transportsOnce(
      'dua.transport-twice',
      papers.flatMap((each) => {
        const carrier = carriers.get(each.id);
        return carrier === undefined ? [] : [{ ...each, kind: each.code, carrier }];
      }),
    ),
  ];
}
