import { useMemo, useState } from 'react';
import { supposedFields, supposedNames, supposedOf } from '../../../shared/duca/supposed.ts';
import { whatIf } from '../../../shared/duca/whatIf.ts';
import { isDecimal } from '../../../shared/foundation/decimal/decimal.ts';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { jumpTo } from '../../kit/jump.ts';
import { RecordForm } from '../../kit/fields/RecordForm.tsx';
import { useReference } from '../../kit/reference.ts';
import { Button } from '../../kit/simple.tsx';
import { ProblemList } from '../../kit/states.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';

const FORM = 'FORMULARIO';
const layout = [['INCOTERM/12'], ['ACUERDO/6', 'ORIGEN/6'], ['CUOTA/6', 'TASA/6'], ['FRACCION/6']];
const blank: AnyRecord = Object.fromEntries(supposedNames.map((name) => [name, '']));

/** A number that is still being typed is supposed once it is one. */
const settled = (values: AnyRecord): AnyRecord => ({
  ...values,
  TASA: isDecimal(values['TASA'] ?? '') ? values['TASA']! : '',
  FRACCION: isDecimal(values['FRACCION'] ?? '') ? values['FRACCION']! : '',
});

/** What other terms would cost, shown before anything is saved; applying them is one edit that can be undone. */
export function WhatIfPanel({ document }: { document: OpenDuca }) {
  const reference = useReference();
  const [values, setValues] = useState(blank);
  const body = document.body;
  const found = useMemo(
    () => whatIf(body, supposedOf(settled(values)), reference),
    [body, values, reference],
  );
  const apply = (): void => {
    document.session.edit(found.changes);
    setValues(blank);
  };
  return (
    <div className="d-stack">
      <p className="d-dimmed">Pruebe otros términos. Nada se guarda hasta que los aplique.</p>
      <RecordForm
        dataSet={supposedFields}
        name={FORM}
        record={values}
        layout={layout}
        onChanges={(changes) =>
          setValues((now) => applyChanges({ [FORM]: supposedFields }, { [FORM]: now }, changes)[FORM])
        }
      />
      {found.refused ? (
        <p role="alert">{found.refused}</p>
      ) : (
        <DifferenceTable caption="Diferencia con la declaración" rows={found.differences} />
      )}
      <Consequences title="También pediría" problems={found.asked} />
      <Consequences title="Ya no pediría" problems={found.released} />
      <Button disabled={document.readOnly || found.changes.length === 0} onClick={apply}>
        Aplicar a la declaración
      </Button>
    </div>
  );
}

/** What the rules would say besides of the declaration, or no longer say. */
function Consequences({ title, problems }: { title: string; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="d-stack">
      <h3 className="u-fraction">
        {title} ({problems.length})
      </h3>
      <ProblemList problems={problems} onJump={jumpTo} />
    </section>
  );
}
