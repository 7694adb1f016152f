import { field } from '../../foundation/fields/field.ts';

const numberOf = { lines: 'ITEMS', key: 'ID_ITEM' };
const key = { ID_ITEM: field.text('Ítem', { max: 64, hidden: true }) };

/** The item that a detail describes: its number, as a person writes it, and its key, which stays when lines move. */
export const ofItem = (what: string) =>
  ({
    NUMERO_ITEM: field.integer('Ítem', {
      owed: true,
      numberOf,
      help: `Número de la línea de «Ítems» a la que pertenece ${what}.`,
    }),
    ...key,
  }) as const;

/** The same for what may also concern the whole invoice. */
export const ofItemOrInvoice = (what: string) =>
  ({
    NUMERO_ITEM: field.integer('Ítem', {
      numberOf,
      help: `Número de la línea de «Ítems» a la que se refiere ${what}. En blanco: a toda la factura.`,
    }),
    ...key,
  }) as const;
