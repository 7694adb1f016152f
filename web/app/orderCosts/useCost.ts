import { useState } from 'react';
import { countries } from '../../../shared/countries/countries.ts';
import { costProcedures as procedures, type CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import { useAction } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { confirmDelete } from '../../kit/dialogs/dialogs.ts';
import { focusInput } from '../../kit/fields/focus.ts';
import { useReference } from '../../kit/reference.ts';
import { noUnread, withUnread, type Unread, type UnreadText } from '../../kit/unread.ts';
import { costInWords } from './costColumns.ts';
import { useDayRate } from './useDayRate.ts';

/** A cost while a person writes it, and what they may do with it. A new one has the bank's rate of its day until they write another. */
export function useCost(orderId: string, row: CostRow | undefined, onDone: () => void) {
  const { country } = useSession();
  const reference = useReference();
  const currency = countries[country].currency.code;
  const save = useAction(procedures.saveCost);
  const remove = useAction(procedures.removeCost);
  const [written, write] = useState<Record<string, string>>(
    row?.GASTO ?? {
      FECHA: reference.today,
      ID_MONEDA: currency,
      PAGADO_POR: 'AGENCIA',
      CARGO_CLIENTE: '1',
    },
  );
  const [unread, setUnread] = useState<Unread>(noUnread);
  const ownRate = (written['TIPO_CAMBIO'] ?? '') !== '';
  const bank = useDayRate(written['FECHA'] ?? '', row === undefined && !ownRate);
  const values = bank ? { ...written, TIPO_CAMBIO: bank.rate } : written;
  const done = (work: Promise<unknown>): void => void work.then(onDone, () => undefined);
  return {
    values,
    bank,
    unread,
    failed: save.error ?? remove.error,
    saving: save.isPending,
    removing: remove.isPending,
    change: (name: string, value: string): void => write((before) => ({ ...before, [name]: value })),
    note: (name: string, text: UnreadText | undefined): void =>
      setUnread((before) => withUnread(before, [[name, text]])),
    send: (): void => {
      // What stands in a field and is no value of it is told beside it, and the value before it is not what is meant.
      const [first] = unread.keys();
      if (first !== undefined) return void focusInput(`GASTO.${first}`);
      const { ORIGEN: _origin, ...GASTO } = values;
      const lock = row
        ? { ID_GASTO: row.ID_GASTO, LOCK: row.LOCK }
        : { ID_GASTO: undefined, LOCK: undefined };
      done(save.mutateAsync({ ID: orderId, ...lock, GASTO }));
    },
    take: async (taken: CostRow): Promise<void> => {
      if (!(await confirmDelete(`Se quita ${costInWords(taken, reference, currency)}.`))) return;
      done(remove.mutateAsync({ ID: orderId, ID_GASTO: taken.ID_GASTO, LOCK: taken.LOCK }));
    },
  };
}
