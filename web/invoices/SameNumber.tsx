import { invoiceKind } from '../../shared/invoices/kind.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import { useProcedure } from '../api/queries.ts';
import { TakenNumber } from '../document/list/TakenNumber.tsx';
import { useSettled } from '../kit/useSettled.ts';

/** Says when the same number of the same supplier is already there. */
export function SameNumber({ id, number, supplier }: { id: string; number: string; supplier: string }) {
  const asked = useSettled(number);
  const of = useSettled(supplier);
  const enabled = asked !== '';
  const found = useProcedure(
    invoiceProcedures.numberExists,
    { NUMERO_FACTURA: asked, SERIE: undefined, NOMBRE_PROVEEDOR: of || undefined, ID: id },
    { enabled },
  );
  return (
    <TakenNumber
      kind={invoiceKind}
      rows={enabled ? found.data : []}
      said="Este número ya está en"
      remedy="Revise que no sea la misma factura."
    />
  );
}
