import { useState } from 'react';
import { costData, SAID_OF_TAXES } from '../../../shared/work-orders/costs/costData.ts';
import type { CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import { FieldInput } from '../../kit/fields/FieldInput.tsx';
import { Button } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';
import { Dialog } from '../../kit/windows.tsx';
import { Receipt } from './Receipt.tsx';
import { useCost } from './useCost.ts';
import './costs.css';

interface Props {
  orderId: string;
  row: CostRow | undefined;
  onClose: () => void;
}

const OF_TAXES: readonly string[] = SAID_OF_TAXES;
const fields = Object.entries(costData.fields).filter(([, field]) => !field.hidden);

/** Its fields; of what came from a declaration only those that no authority tells are written. */
function CostFields({ cost, fixed }: { cost: ReturnType<typeof useCost>; fixed: boolean }) {
  const { values, bank, unread, failed } = cost;
  return (
    <>
      <div className="g-form">
        {fields.map(([name, field]) => (
          <FieldInput
            key={name}
            field={field}
            path={`GASTO.${name}`}
            value={values[name] ?? ''}
            unread={unread.get(name)}
            onUnread={(text) => cost.note(name, text)}
            readOnly={fixed && !OF_TAXES.includes(name)}
            problems={(failed?.problems ?? []).filter(({ path }) => path === `GASTO.${name}`)}
            onChange={(value) => cost.change(name, value)}
          />
        ))}
      </div>
      {bank && <p className="d-dimmed">{bank.said}; si el comprobante dice otro, escríbalo en su lugar.</p>}
    </>
  );
}

/** One cost or advance: a new one, or one to be corrected; of what came from a declaration, who paid it. */
export function CostDialog({ orderId, row, onClose }: Props) {
  const cost = useCost(orderId, row, onClose);
  const [onItsWay, setOnItsWay] = useState(false);
  const fixed = (row?.GASTO['ORIGEN'] ?? '') !== '';
  const annulled = row?.ANULADA === '1';
  return (
    <Dialog title={row ? 'Gasto de la orden' : 'Registrar gasto o anticipo'} opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          cost.send();
        }}
      >
        {fixed && (
          <p className="d-dimmed">
            {annulled
              ? 'Viene de una declaración que se anuló. Quítelo si no se pagó; si se pagó, déjelo y registre la devolución cuando la autoridad lo devuelva.'
              : 'Viene de la declaración aceptada. Aquí se dice quién lo pagó y si se cobra al cliente; el monto no cambia.'}
          </p>
        )}
        <CostFields cost={cost} fixed={fixed} />
        <Receipt
          orderId={orderId}
          value={cost.values['RECIBO'] ?? ''}
          readOnly={fixed}
          onChange={(RECIBO) => cost.change('RECIBO', RECIBO)}
          onItsWay={setOnItsWay}
        />
        {cost.failed && <ErrorState error={cost.failed} safe="Lo que escribió sigue aquí." />}
        <div className="d-row d-row-end">
          {row && (!fixed || annulled) && (
            <Button variant="default" danger loading={cost.removing} onClick={() => void cost.take(row)}>
              Quitar
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={onItsWay} loading={cost.saving}>
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
