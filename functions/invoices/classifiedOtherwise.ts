import {
  classifiedOtherwise as otherwiseIn,
  mayBeSupplied,
} from '../../shared/invoices/classifiedOtherwise.ts';
import type { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { invoiceStates } from '../../shared/invoices/states.ts';
import { isKnownTo } from '../runtime/documents/ownImporters.ts';
import { publicHeader, type HeaderRow } from '../runtime/documents/rows.ts';
import { headersInStates } from '../runtime/documents/streams.ts';
import type { Implementation } from '../runtime/executor.ts';
import { invoicesOf } from './invoices.ts';

/** Open invoices that are looked through by their heads, and those of the supplier whose lines are read; the newest. */
const MOST_HEADS = 1000;
const MOST_READ = 100;
const AT_ONCE = 8;

const OPEN = Object.entries(invoiceStates.states).flatMap(([state, { editable }]) =>
  editable ? [state] : [],
);

/**
 * Open invoices of the company with lines of some goods that say another tariff code, newest first. What is in a
 * declaration is not among them. Reads so many heads and bodies, however long the company has worked.
 */
export const classifiedOtherwise: Implementation<typeof invoiceProcedures.classifiedOtherwise> = async (
  call,
) => {
  const store = invoicesOf(call);
  const { CODIGO = '', ID_PROVEEDOR = '', NOMBRE_PROVEEDOR = '', ...known } = call.input;
  const goods = { ...known, CODIGO, ID_PROVEEDOR, NOMBRE_PROVEEDOR };
  const supplied: HeaderRow[] = [];
  let heads = 0;
  for await (const row of headersInStates(store, OPEN)(undefined, MOST_HEADS)) {
    heads += 1;
    if (heads > MOST_HEADS || supplied.length > MOST_READ) break;
    if (isKnownTo(store.scope, store.definition, row) && mayBeSupplied(goods, row.RESUMEN))
      supplied.push(row);
  }
  const rows = [];
  const read = supplied.slice(0, MOST_READ);
  for (let at = 0; at < read.length; at += AT_ONCE)
    rows.push(
      ...(await Promise.all(
        read.slice(at, at + AT_ONCE).map(async (header) => ({
          header: publicHeader(header),
          lines: otherwiseIn((await store.content(header.ID, header.VERSION)).body, goods),
        })),
      )),
    );
  return {
    rows: rows.filter(({ lines }) => lines.length > 0),
    orMore: heads > MOST_HEADS || supplied.length > MOST_READ,
  };
};
