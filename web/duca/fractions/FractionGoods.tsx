import { useState } from 'react';
import type { DucaItem } from '../../../shared/duca/dataSets.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { add } from '../../../shared/foundation/decimal/decimal.ts';
import { jumpTo } from '../../kit/jump.ts';
import { Button } from '../../kit/simple.tsx';

const STEP = 50;

/** One line of goods and where it stands among all of them. */
export interface PlacedGoods {
  item: DucaItem;
  index: number;
}

interface Props {
  goods: readonly PlacedGoods[];
  marked: ReadonlySet<string>;
  readOnly: boolean;
  onMark: (marked: ReadonlySet<string>) => void;
}

/** Transport, insurance and other costs of the line. */
const costsOf = (item: DucaItem): string =>
  add('0.00', item.VALOR_FLETE, item.VALOR_SEGURO, item.VALOR_OTROS);

const shown = (value: string): string => (value === '' ? '—' : formatAmount(value, 2));

/** The goods of a fraction as their invoices say them; the name leads to the line, the mark chooses it. */
export function FractionGoods({ goods, marked, readOnly, onMark }: Props) {
  const [count, show] = useState(STEP);
  if (goods.length === 0) return null;
  const toggle = (id: string): void =>
    onMark(new Set(marked.has(id) ? [...marked].filter((each) => each !== id) : [...marked, id]));
  const all = goods.every(({ item }) => marked.has(item.ID_ITEM));
  return (
    <>
      <div className="u-goods" role="region" aria-label="Mercancías originales">
        <table className="d-table">
          <thead>
            <tr>
              {!readOnly && (
                <th scope="col">
                  <input
                    type="checkbox"
                    aria-label="Marcar todas"
                    checked={all}
                    onChange={() => onMark(new Set(all ? [] : goods.map(({ item }) => item.ID_ITEM)))}
                  />
                </th>
              )}
              <th scope="col">Mercancía y factura</th>
              <th scope="col">Cantidad</th>
              <th scope="col" className="d-number">
                FOB, US$
              </th>
              <th scope="col" className="d-number">
                Gastos, US$
              </th>
            </tr>
          </thead>
          <tbody>
            {goods.slice(0, count).map(({ item, index }) => (
              <GoodsRow
                key={item.ID_ITEM}
                goods={{ item, index }}
                marked={marked.has(item.ID_ITEM)}
                onToggle={readOnly ? undefined : () => toggle(item.ID_ITEM)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {count < goods.length && (
        <Button variant="default" onClick={() => show(count + STEP)}>
          Mostrar más mercancías ({goods.length - count})
        </Button>
      )}
    </>
  );
}

function GoodsRow(props: { goods: PlacedGoods; marked: boolean; onToggle: (() => void) | undefined }) {
  const { goods, marked, onToggle } = props;
  const { item, index } = goods;
  return (
    <tr>
      {onToggle && (
        <td>
          <input
            type="checkbox"
            aria-label={`Marcar ${item.NOMBRE_COMERCIAL || `la línea ${index + 1}`}`}
            checked={marked}
            onChange={onToggle}
          />
        </td>
      )}
      <td>
        <button
          type="button"
          className="d-link"
          onClick={() => jumpTo(`FRACCION_ITEMS[${index}].NOMBRE_COMERCIAL`)}
        >
          {item.NOMBRE_COMERCIAL || `Línea ${index + 1}`}
        </button>
        {/* Below the name: beside it, the amounts would lie beyond the edge of the panel. */}
        <div className="u-goods-invoice">{item.NUMERO_FACTURA || 'Sin factura'}</div>
      </td>
      <td className="d-number">
        {formatAmount(item.CANTIDAD_UNIDADES, 3).replace(/\.?0+$/, '') || '—'} {item.ID_UNIDAD_MEDIDA}
      </td>
      <td className="d-number">{shown(item.VALOR_FOB)}</td>
      <td className="d-number">{shown(costsOf(item))}</td>
    </tr>
  );
}
