import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { formatAmount } from '../../shared/foundation/decimal/amount.ts';
import { paymentOf } from '../../shared/dua/conversions/payment.ts';
import { settledItems } from '../../shared/dua/liquidation/settledItems.ts';
import { useReference } from '../kit/reference.ts';
import type { OpenDua } from './duaKind.ts';

const lempiras = (value: string): string => `L ${formatAmount(value || '0', 2)}`;

/** What the declaration owes in lempiras: each tax, and each item with base, rate and amount. */
export function LiquidationPanel({ document }: { document: OpenDua }) {
  const { body } = document;
  if (body.LIQUIDACION_TRIBUTOS.length === 0) return <Unsettled body={body} />;
  const payment = paymentOf(body.LIQUIDACION);
  return (
    <div className="d-stack">
      <table className="d-table u-dua-owed">
        <caption className="d-hidden">Liquidación de la declaración</caption>
        <tbody>
          {body.LIQUIDACION_TRIBUTOS.map((each) => (
            <tr key={each.ID_LINEA}>
              <th scope="row">{each.CONCEPTO}</th>
              <td className="d-dimmed">{each.TIPO_OBLIGACION === 'G' ? 'Se garantiza' : 'Se paga'}</td>
              <td className="d-number">{lempiras(each.IMPORTE)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{payment.type === 'G' ? 'Total a garantizar' : 'Total a pagar'}</th>
            <td className="d-dimmed">
              {payment.type === 'G' ? 'Depósito en garantía (DG)' : 'Boletín de pago en banco (PB)'}
            </td>
            <td className="d-number">
              <strong>{lempiras(payment.amount)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="d-dimmed">
        Tipo de cambio: {body.DECLARACION.TIPO_CAMBIO || '—'} L por dólar. Cada parte se redondea a dos
        decimales y después se suma.
      </p>
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
          {body.LIQUIDACION_ITEM_TRIBUTOS.slice(0, SHOWN).map((tax) => (
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
      {body.LIQUIDACION_ITEM_TRIBUTOS.length > SHOWN && (
        <p className="d-dimmed">
          Las demás líneas están en la hoja «Cálculo: tributos por ítem» del formulario.
        </p>
      )}
      <Reasons body={body} />
    </div>
  );
}

const SHOWN = 200;

function Unsettled({ body }: { body: DuaBody }) {
  return (
    <div className="d-stack">
      <p>
        No hay tributos liquidados. El régimen {body.DECLARACION.CODIGO_REGIMEN || 'elegido'} no los causa,
        falta el tipo de cambio, o a cada ítem le falta algo.
      </p>
      <Reasons body={body} />
    </div>
  );
}

/** Why items have no taxes though their regime owes them. */
function Reasons({ body }: { body: DuaBody }) {
  const reference = useReference();
  const reasons = settledItems(body, reference).flatMap(({ item, unsettled }) =>
    unsettled.map(({ field, reason }) => ({
      key: `${item.ID_ITEM} ${field}`,
      text: `Ítem ${item.NUMERO_ITEM}: ${reason}.`,
    })),
  );
  return reasons.slice(0, 20).map(({ key, text }) => (
    <p key={key} className="d-error">
      {text}
    </p>
  ));
}
