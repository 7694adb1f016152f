import { useMemo } from 'react';
import { isDecimal } from '../../shared/foundation/decimal/decimal.ts';
import { applyChanges, type Change } from '../../shared/foundation/documents/patch.ts';
import type { AnyBody, AnyRecord, DataSets } from '../../shared/foundation/fields/dataSet.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import { isPersons } from '../../shared/foundation/fields/writer.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { offeringNone, supposedOf, type Supposed, type SupposedTerms } from '../../shared/taxes/supposed.ts';
import type { WhatIf } from '../../shared/taxes/whatIf.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { RecordForm } from '../kit/fields/RecordForm.tsx';
import type { Layout } from '../kit/fields/layout.ts';
import { jumpTo } from '../kit/jump.ts';
import { ReferenceContext, useReference } from '../kit/reference.ts';
import { Button } from '../kit/simple.tsx';
import { ProblemList } from '../kit/states.tsx';
import { withUnread } from '../kit/unread.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { useTried } from './useTried.ts';
import './taxes.css';

const FORM = 'FORMULARIO';

interface Props<B extends AnyBody> {
  document: OpenDocument<B>;
  terms: SupposedTerms;
  layout: Layout;
  tryOut: (body: B, supposed: Supposed, reference: Reference) => WhatIf<B>;
}

/** A number that is still being typed is supposed once it is one. */
const settled = ({ dataSet }: SupposedTerms, values: AnyRecord): AnyRecord =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const kind = dataSet.fields[name]?.kind;
      return (kind !== 'decimal' && kind !== 'integer') || isDecimal(value);
    }),
  );

const applied = ({ dataSet }: SupposedTerms, values: AnyRecord, changes: readonly Change[]): AnyRecord =>
  applyChanges({ [FORM]: dataSet }, { [FORM]: values }, changes)[FORM] ?? {};

/** Whether every edit is of fields that the person at work writes. */
const areTheirs = (dataSets: DataSets, changes: readonly Change[]): boolean =>
  changes.every(({ path }) => {
    const { dataSet = '', field } = parsePath(path) ?? {};
    const fields = dataSets[dataSet]?.fields ?? {};
    const named =
      field === undefined ? Object.values(fields).filter(({ hidden }) => !hidden) : [fields[field]];
    return named.every((each) => each !== undefined && isPersons(each));
  });

/** What other terms would cost, shown before anything is saved; applying them is one edit that can be undone (product 20). */
export function WhatIfPanel<B extends AnyBody>({ document, terms, layout, tryOut }: Props<B>) {
  const reference = useReference();
  const { body, definition, session } = document;
  const [{ values, unread }, change] = useTried(session);
  const offered = useMemo(() => offeringNone(terms, reference), [terms, reference]);
  const found = useMemo(
    () => tryOut(body, supposedOf(terms, settled(terms, values)), reference),
    [tryOut, terms, body, values, reference],
  );
  const isTheirs = useMemo(
    () => areTheirs(definition.dataSets, found.changes),
    [definition.dataSets, found.changes],
  );
  const apply = (): void => {
    session.edit(found.changes);
    change((now) => ({ ...now, values: {} }));
  };
  return (
    <div className="d-stack">
      <p className="d-dimmed">Pruebe otros términos. Nada se guarda hasta que los aplique.</p>
      <ReferenceContext value={offered}>
        <RecordForm
          dataSet={terms.dataSet}
          name={FORM}
          record={values}
          layout={layout}
          unread={unread}
          onChanges={(changes, texts) =>
            change((now) => ({
              values: applied(terms, now.values, changes),
              unread: withUnread(now.unread, texts),
            }))
          }
        />
      </ReferenceContext>
      {found.refused ? (
        <p role="alert">{found.refused}</p>
      ) : (
        <DifferenceTable caption="Diferencia con la declaración" rows={found.differences} />
      )}
      {found.notes.map((note) => (
        <p key={note} className="d-warning">
          {note}
        </p>
      ))}
      <Consequences title="También pediría" problems={found.asked} />
      <Consequences title="Ya no pediría" problems={found.released} />
      {!isTheirs && <p className="d-dimmed">Aplicarlo cambia datos que usted no puede escribir.</p>}
      <Button disabled={document.readOnly || found.changes.length === 0 || !isTheirs} onClick={apply}>
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
