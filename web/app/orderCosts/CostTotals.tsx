import type * as z from 'zod';
import { countries } from '../../../shared/countries/countries.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { costProcedures } from '../../../shared/work-orders/costs/procedures.ts';
import { useProcedure } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import './costs.css';

type Totals = z.infer<(typeof costProcedures.costs)['result']>['TOTALES'];

const ROWS: readonly (readonly [keyof Totals, string])[] = [
  ['CARGOS', 'Cargos al cliente'],
  ['ANTICIPOS', 'Anticipos del cliente'],
  ['SALDO', 'Saldo de la orden'],
  ['DIRECTOS', 'Pagado por el cliente'],
  ['PROPIOS', 'A cargo de la agencia'],
];

/** Sums of an order in both currencies, and what its client owes over all orders. */
export function CostTotals({ totals, taxId }: { totals: Totals; taxId: string }) {
  const { country } = useSession();
  const account = useProcedure(
    costProcedures.account,
    { NIT: taxId },
    { enabled: taxId !== '', staleTime: 0 },
  );
  const rows = [
    ...ROWS.map(([name, label]) => ({ name: String(name), label, ...totals[name] })),
    ...(account.data
      ? [{ name: 'CUENTA', label: 'Saldo del cliente, todas sus órdenes', ...account.data.SALDO }]
      : []),
  ];
  return (
    <table className="g-totals">
      <caption className="d-hidden">Totales de la orden y saldo del cliente</caption>
      <thead>
        <tr>
          <th scope="col">Total</th>
          <th scope="col">{countries[country].currency.code}</th>
          <th scope="col">US$</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, LOCAL, DOLARES }) => (
          <tr key={name} className={name === 'SALDO' || name === 'CUENTA' ? 'g-balance' : ''}>
            <th scope="row">{label}</th>
            <td>{formatAmount(LOCAL, 2)}</td>
            <td>{formatAmount(DOLARES, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
