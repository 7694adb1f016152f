import type { AmountDifference } from '../../shared/taxes/differences.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import './taxes.css';

/** Sums of the declaration as they are and as they would be. */
export function DifferenceTable({ caption, rows }: { caption: string; rows: readonly AmountDifference[] }) {
  return (
    <table className="d-table u-whatif">
      <caption className="d-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Concepto</th>
          <th scope="col" className="d-number">
            Ahora
          </th>
          <th scope="col" className="d-number">
            Sería
          </th>
          <th scope="col" className="d-number">
            Diferencia
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, from, to, change }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="d-number">{formatAmount(from, 2)}</td>
            <td className="d-number">{formatAmount(to, 2)}</td>
            <td className="d-number">{formatAmount(change, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
