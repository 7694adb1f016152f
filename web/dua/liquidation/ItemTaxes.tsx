import type { DuaBody } from '../../../shared/dua/dataSets.ts';
import { settledItems } from '../../../shared/dua/liquidation/settledItems.ts';
import { formatAmount } from '../../../shared/foundation/decimal/amount.ts';
import { useReference } from '../../kit/reference.ts';

const lempiras = (value: string): string => `L ${formatAmount(value || '0', 2)}`;

const SHOWN = 200;
const MOST_REASONS = 20;

/** Every item with base, rate and amount of each tax; below why items have none though their regime owes them. */
export function ItemTaxes({ body }: { body: DuaBody }) {
  const taxes = body.LIQUIDACION_ITEM_TRIBUTOS;
  return (
    <div className="d-stack">
      {taxes.length === 0 ? (
        <p>No hay tributos liquidados.</p>
      ) : (
        <table className="d-table">
          <caption className="d-hidden">Tributos por ítem</caption>
          <thead>
            <tr>
              <th scope="col">Ítem</th>
              <th scope="col">Tributo</th>
              <th scope="col" className="d-number">
                Base
              </th>
              <th scope="col" className="d-number">
                Tasa
              </th>
              <th scope="col" className="d-number">
                Importe
              </th>
            </tr>
          </thead>
          <tbody>
            {taxes.slice(0, SHOWN).map((tax) => (
              <tr key={tax.ID_LINEA}>
                <td>{tax.ID_ITEM}</td>
                <th scope="row">{tax.CONCEPTO}</th>
                <td className="d-number">
                  {tax.BASE_IMPONIBLE === ''
                    ? `${formatAmount(tax.CANTIDAD_GRAVADA, 2)} ${tax.UNIDAD_GRAVADA}`
                    : lempiras(tax.BASE_IMPONIBLE)}
                </td>
                <td className="d-number">
                  {tax.TASA === '' ? lempiras(tax.MONTO_UNITARIO) : `${formatAmount(tax.TASA, 2)} %`}
                </td>
                <td className="d-number">{lempiras(tax.IMPORTE)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {taxes.length > SHOWN && (
        <p className="d-dimmed">
          Las demás líneas están en la hoja «Cálculo: tributos por ítem» del formulario.
        </p>
      )}
      <Reasons body={body} />
    </div>
  );
}

function Reasons({ body }: { body: DuaBody }) {
  const reference = useReference();
  const reasons = settledItems(body, reference).flatMap(({ item, unsettled }) =>
    unsettled.map(({ field, reason }) => ({
      key: `${item.ID_ITEM} ${field}`,
      text: `Ítem ${item.NUMERO_ITEM}: ${reason}.`,
    })),
  );
  const left = reasons.length - MOST_REASONS;
  return (
    <>
      {reasons.slice(0, MOST_REASONS).map(({ key, text }) => (
        <p key={key} className="d-error">
          {text}
        </p>
      ))}
      {left > 0 && (
        <p className="d-dimmed">
          {left === 1 ? 'Y 1 razón más' : `Y ${left} razones más`}: se muestran cuando estas se corrigen.
        </p>
      )}
    </>
  );
}
