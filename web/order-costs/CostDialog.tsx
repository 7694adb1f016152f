import { useState } from 'react';
import { countries } from '../../shared/countries/countries.ts';
import { costData, SAID_OF_TAXES } from '../../shared/work-orders/costs/costData.ts';
import { costProcedures as procedures, type CostRow } from '../../shared/work-orders/costs/procedures.ts';
import { useAction } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { confirmDelete } from '../kit/dialogs/dialogs.ts';
import { FieldInput } from '../kit/fields/FieldInput.tsx';
import { focusInput } from '../kit/fields/focus.ts';
import { noUnread, withUnread, type Unread } from '../kit/unread.ts';
import { useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { ErrorState } from '../kit/states.tsx';
import { Dialog } from '../kit/windows.tsx';
import { costInWords } from './costColumns.ts';
import { Receipt } from './Receipt.tsx';
import './costs.css';

interface Props {
  orderId: string;
  row: CostRow | undefined;
  onClose: () => void;
}

const OF_TAXES: readonly string[] = SAID_OF_TAXES;

/** One cost or advance: a new one, or one to be corrected; of what came from a declaration, who paid it. */
export function CostDialog({ orderId, row, onClose }: Props) {
  const { country } = useSession();
  const reference = useReference();
  const currency = countries[country].currency.code;
  const save = useAction(procedures.saveCost);
  const remove = useAction(procedures.removeCost);
  const [values, setValues] = useState<Record<string, string>>(
    row?.GASTO ?? {
      FECHA: reference.today,
      ID_MONEDA: currency,
      PAGADO_POR: 'AGENCIA',
      CARGO_CLIENTE: '1',
    },
  );
  const [unread, setUnread] = useState<Unread>(noUnread);
  const [onItsWay, setOnItsWay] = useState(false);
  const fixed = (row?.GASTO['ORIGEN'] ?? '') !== '';
  const annulled = row?.ANULADA === '1';
  const failed = save.error ?? remove.error;
  const fields = Object.entries(costData.fields).filter(([, field]) => !field.hidden);
  const done = (work: Promise<unknown>): void => void work.then(onClose, () => undefined);
  const send = (): void => {
    // What stands in a field and is no value of it is told beside it, and the value before it is not what is meant.
    const [first] = unread.keys();
    if (first !== undefined) return void focusInput(`GASTO.${first}`);
    const { ORIGEN: _origin, ...GASTO } = values;
    const lock = row ? { ID_GASTO: row.ID_GASTO, LOCK: row.LOCK } : { ID_GASTO: undefined, LOCK: undefined };
    done(save.mutateAsync({ ID: orderId, ...lock, GASTO }));
  };
  const take = async (taken: CostRow): Promise<void> => {
    if (!(await confirmDelete(`Se quita ${costInWords(taken, reference, currency)}.`))) return;
    done(remove.mutateAsync({ ID: orderId, ID_GASTO: taken.ID_GASTO, LOCK: taken.LOCK }));
  };
  return (
    <Dialog title={row ? 'Gasto de la orden' : 'Registrar gasto o anticipo'} opened onClose={onClose}>
      <form
        className="d-stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {fixed && (
          <p className="d-dimmed">
            {annulled
              ? 'Viene de una declaración que se anuló. Quítelo si no se pagó; si se pagó, déjelo y registre la devolución cuando la autoridad lo devuelva.'
              : 'Viene de la declaración aceptada. Aquí se dice quién lo pagó y si se cobra al cliente; el monto no cambia.'}
          </p>
        )}
        <div className="g-form">
          {fields.map(([name, field]) => (
            <FieldInput
              key={name}
              field={field}
              path={`GASTO.${name}`}
              value={values[name] ?? ''}
              unread={unread.get(name)}
              onUnread={(text) => setUnread((before) => withUnread(before, [[name, text]]))}
              readOnly={fixed && !OF_TAXES.includes(name)}
              problems={(failed?.problems ?? []).filter(({ path }) => path === `GASTO.${name}`)}
              onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
        <Receipt
          orderId={orderId}
          value={values['RECIBO'] ?? ''}
          readOnly={fixed}
          onChange={(RECIBO) => setValues((before) => ({ ...before, RECIBO }))}
          onItsWay={setOnItsWay}
        />
        {failed && <ErrorState error={failed} safe="Lo que escribió sigue aquí." />}
        <div className="d-row d-row-end">
          {row && (!fixed || annulled) && (
            <Button variant="default" danger loading={remove.isPending} onClick={() => void take(row)}>
              Quitar
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={onItsWay} loading={save.isPending}>
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
