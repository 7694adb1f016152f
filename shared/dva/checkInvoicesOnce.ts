import type { Problem } from '../foundation/rules/problem.ts';
import { invoicesOnce } from '../invoices/invoicesOnce.ts';
import type { DvaBody } from './fields/dataSets.ts';

/** An invoice that was entered twice would double box 39, and with it the customs value. */
export const checkInvoicesOnce = ({ DVA, FACTURAS }: DvaBody): Problem[] =>
  invoicesOnce(
    'dva.invoice-twice',
    FACTURAS.map((each, at) => ({
      id: each.ID_FACTURA,
      number: each.NUMERO_FACTURA,
      by: DVA.NOMBRE_PROVEEDOR,
      path: `FACTURAS[${at}].NUMERO_FACTURA`,
      list: 'Facturas',
      line: at + 1,
    })),
  );
