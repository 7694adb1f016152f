import { documentKinds } from '../../../shared/documentKinds.ts';
import { blankRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { annulledTaxesSaid, JUDGE_ANNULLED } from '../../../shared/work-orders/costs/annulledTaxes.ts';
import { costData } from '../../../shared/work-orders/costs/costData.ts';
import { costProcedures, type CostRow } from '../../../shared/work-orders/costs/procedures.ts';
import { useAction } from '../../api/queries.ts';
import { Icon } from '../../kit/icons.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button } from '../../kit/simple.tsx';
import { ErrorState } from '../../kit/states.tsx';

interface Props {
  orderId: string;
  rows: readonly CostRow[];
  writes: boolean;
}

/** Taxes of annulled declarations and where they stand; only the agency knows whether they were paid, so it is asked. */
export function AnnulledTaxes({ orderId, rows, writes }: Props) {
  const annulled = rows.filter(({ ANULADA }) => ANULADA === '1');
  return [...Map.groupBy(annulled, ({ GASTO }) => GASTO['ORIGEN'] ?? '')].map(([origin, own]) => (
    <OfDeclaration key={origin} orderId={orderId} rows={own} writes={writes} />
  ));
}

function OfDeclaration({ orderId, rows, writes }: Props) {
  const reference = useReference();
  const remove = useAction(costProcedures.removeCost);
  const { ORIGEN: origin = '', DOCUMENTO: number } = rows[0]!.GASTO;
  const kind = documentKinds.find(({ idPrefix }) => origin.startsWith(`${idPrefix}-`));
  const name = kind?.noun.singular ?? 'declaración';
  const taxes = rows.map(({ GASTO }) => ({ ...blankRecord(costData), ...GASTO }));
  const removeAll = async (): Promise<void> => {
    for (const { ID_GASTO, LOCK } of rows) await remove.mutateAsync({ ID: orderId, ID_GASTO, LOCK });
  };
  return (
    <section className="d-panel d-stack" aria-label={`Tributos de una ${name} anulada`}>
      <p>
        <Icon name="warning" /> La {name} {number} se anuló, y {annulledTaxesSaid(taxes, reference)}.
        {writes && ` ${JUDGE_ANNULLED}`}
      </p>
      {remove.isError && <ErrorState error={remove.error} safe="Lo que falta por quitar sigue aquí." />}
      {writes && (
        <div className="d-row">
          <Button
            variant="default"
            loading={remove.isPending}
            onClick={() => void removeAll().catch(() => undefined)}
          >
            Quitar los tributos de la {name} anulada
          </Button>
        </div>
      )}
    </section>
  );
}
