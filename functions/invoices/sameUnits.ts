import type { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { numbersOf, type UnitNumber } from '../../shared/invoices/unitNumbers.ts';
import type { Implementation } from '../runtime/executor.ts';
import { invoicesOf } from './invoices.ts';

/** So many say enough: the rest would be the same invoice twice. */
const MOST = 50;

const pathOf = ({ name, line, field }: UnitNumber): string => `${name}[${line}].${field}`;

/** Units of an invoice that other living invoices of its order list too: the screen warns and links to them. */
export const sameUnits: Implementation<typeof invoiceProcedures.sameUnits> = async (call) => {
  const store = invoicesOf(call);
  const { header, body } = await store.open(call.input.ID, call.input.VERSION);
  const mine = new Map(numbersOf(body).map((each) => [each.key, each]));
  if (mine.size === 0 || header.ID_ORDEN === '') return [];
  const rows = await store.headers(header.ID_ORDEN);
  const others = rows.filter((row) => row.ID !== header.ID && row.ESTADO !== 'ANULADA');
  const found = await Promise.all(
    others.map(async ({ ID, VERSION, RESUMEN }) => {
      const other = (await store.content(ID, VERSION)).body;
      return numbersOf(other).flatMap((theirs) => {
        const own = mine.get(theirs.key);
        if (!own) return [];
        const NUMERO_FACTURA = RESUMEN['NUMERO_FACTURA'] ?? '';
        return [{ NUMERO: own.number, RUTA: pathOf(own), ID, NUMERO_FACTURA, OTRA_RUTA: pathOf(theirs) }];
      });
    }),
  );
  return found.flat().slice(0, MOST);
};
