import { field } from '../../foundation/fields/field.ts';

/** What one of the units of an item costs, in the currency of the invoice. */
export const unitValue = (what: string) =>
  field.decimal('Valor', {
    decimals: 2,
    help: `Precio de ${what} en la moneda de la factura. En blanco se reparte el del ítem por partes iguales.`,
  });
