import { formatAmount } from '../foundation/decimal/amount.ts';
import { compare, isZero, multiply, subtract } from '../foundation/decimal/decimal.ts';
import { shownValue } from '../foundation/fields/kinds.ts';
import { zeroProblems } from '../catalogues/judge.ts';
import type { PlausibilityCheck } from '../catalogues/lists/plausibility.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { problem, warning, type Problem } from '../foundation/rules/problem.ts';
import type { InvoiceHeader, InvoiceItem } from './dataSets.ts';
import { itemsData } from './fields/items.ts';

const kilograms = (value: string): string => shownValue(value, itemsData.fields.PESO_BRUTO);

/** Sense of one line of an invoice. */
export function checkItem(
  item: InvoiceItem,
  index: number,
  header: InvoiceHeader,
  reference: Reference,
): Problem[] {
  const found = zeros(item, index, reference);
  const path = (name: keyof InvoiceItem): string => `ITEMS[${index}].${name}`;
  const line = `Línea ${index + 1}`;
  if (differs(item)) {
    const product = formatAmount(item.VALOR_CALCULADO, 2);
    const message = `${line}, Valor del ítem: dice ${formatAmount(item.VALOR_ITEM, 2)} y cantidad por valor unitario da ${product}. Corrija uno de los tres o borre el valor para que se calcule.`;
    found.push({
      ...warning('invoice.value-differs', path('VALOR_ITEM'), message),
      relatedPath: path('VALOR_UNITARIO'),
    });
  }
  if (item.PESO_NETO !== '' && item.PESO_BRUTO !== '' && compare(item.PESO_NETO, item.PESO_BRUTO) > 0) {
    const message = `${line}, Peso neto (${kilograms(item.PESO_NETO)}): es mayor que el peso bruto (${kilograms(item.PESO_BRUTO)}). Corrija uno de los dos.`;
    found.push({
      ...problem('invoice.net-weight', path('PESO_NETO'), message),
      relatedPath: path('PESO_BRUTO'),
    });
  }
  if (!isZero(item.VALOR_FOB) && compare(item.VALOR_FLETE, item.VALOR_FOB) > 0) {
    const message = `${line}, Flete: el que le toca (${formatAmount(item.VALOR_FLETE, 2)}) es mayor que su FOB (${formatAmount(item.VALOR_FOB, 2)}). Revise el prorrateo.`;
    found.push({
      ...warning('invoice.freight-above-fob', path('VALOR_FLETE'), message),
      relatedPath: 'FACTURA.VALOR_FLETE',
    });
  }
  if (header.METODO_PRORRATEO === 'PESO' && item.PESO_BRUTO === '') {
    const message = `${line}, Peso bruto: los gastos se reparten por peso y esta línea no tiene; escríbalo o cambie el método.`;
    found.push({
      ...warning('invoice.weight-needed', path('PESO_BRUTO'), message),
      relatedPath: 'FACTURA.METODO_PRORRATEO',
    });
  }
  return found;
}

/** Figures that are zero and should not be, each as the company's list judges it. */
function zeros(item: InvoiceItem, index: number, reference: Reference): Problem[] {
  const found: Problem[] = [];
  const zero = (
    check: PlausibilityCheck,
    code: string,
    name: 'CANTIDAD_UNIDADES' | 'VALOR_ITEM' | 'VALOR_UNITARIO' | 'PESO_BRUTO' | 'PESO_NETO',
    sentence: string,
  ): void => {
    const message = `Línea ${index + 1}, ${sentence}`;
    found.push(
      ...zeroProblems(
        check,
        { code, path: `ITEMS[${index}].${name}`, value: item[name], message },
        reference,
      ),
    );
  };
  zero(
    'CANTIDAD_CERO',
    'invoice.quantity-zero',
    'CANTIDAD_UNIDADES',
    'Cantidad: no puede ser cero; escriba cuántas unidades son.',
  );
  zero(
    'VALOR_CERO',
    'invoice.value-zero',
    'VALOR_ITEM',
    'Valor del ítem: es cero; si viene sin costo, escriba el valor que tendría en una venta.',
  );
  if (!isZero(item.VALOR_ITEM)) {
    zero(
      'UNITARIO_CERO',
      'invoice.unit-value-zero',
      'VALOR_UNITARIO',
      `Valor unitario: es cero y la línea vale ${formatAmount(item.VALOR_ITEM, 2)}; bórrelo para que se calcule, o use una unidad mayor, como el millar.`,
    );
  }
  for (const name of ['PESO_BRUTO', 'PESO_NETO'] as const) {
    const label = itemsData.fields[name].label;
    zero(
      'PESO_CERO',
      'invoice.weight-zero',
      name,
      `${label}: es cero; escriba el que dice la lista de empaque o déjelo en blanco.`,
    );
  }
  return found;
}

/**
 * Whether value and product differ by more than the rounding of the printed unit price explains: half a unit of its
 * last decimal (never fewer than two) for each unit, and half a cent.
 */
function differs({ VALOR_ITEM, VALOR_CALCULADO, VALOR_UNITARIO, CANTIDAD_UNIDADES }: InvoiceItem): boolean {
  if (VALOR_ITEM === VALOR_CALCULADO || VALOR_ITEM === '' || VALOR_CALCULADO === '') return false;
  const decimals = Math.max(2, VALOR_UNITARIO.replace(/0+$/, '').split('.')[1]?.length ?? 0);
  const tolerance = multiply(CANTIDAD_UNIDADES, `0.${'0'.repeat(decimals)}5`, 9);
  const difference = subtract(VALOR_ITEM, VALOR_CALCULADO).replace('-', '');
  return compare(subtract(difference, '0.005'), tolerance) > 0;
}
