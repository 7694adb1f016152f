import { useState } from 'react';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Difference } from '../../shared/foundation/documents/diff.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { useProcedure } from '../api/queries.ts';
import { ErrorState, Loading } from '../kit/states.tsx';
import type { DocumentContracts } from './sessionWorld.ts';
import { showValue } from './showValue.ts';

interface Props {
  definition: AnyDocument;
  procedures: DocumentContracts;
  id: string;
  version: number;
}

/** All versions, newest first; two chosen ones are compared field by field. */
export function HistoryTab({ definition, procedures, id, version }: Props) {
  const history = useProcedure(procedures.history, { ID: id }, { staleTime: 0 });
  const [chosenTo, setTo] = useState<number>();
  const [chosenFrom, setFrom] = useState<number>();
  if (history.isPending) return <Loading />;
  if (history.isError) return <ErrorState error={history.error} retry={() => void history.refetch()} />;
  const versions = [...history.data].sort((a, b) => b.VERSION - a.VERSION);
  // Saves of one person within minutes are one entry, so that the one before need not be the number before.
  const to = chosenTo ?? versions[0]?.VERSION ?? version;
  const from = chosenFrom ?? versions.find((each) => each.VERSION < to)?.VERSION ?? to;
  const choice = (label: string, value: number, choose: (next: number) => void) => (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {versions.map((each) => (
          <option key={each.VERSION} value={each.VERSION}>
            {each.VERSION}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="d-stack">
      <div className="d-row">
        {choice('Comparar la versión', from, setFrom)}
        {choice('con la', to, setTo)}
      </div>
      {from !== to && (
        <Differences
          definition={definition}
          procedures={procedures}
          id={id}
          from={Math.min(from, to)}
          to={Math.max(from, to)}
        />
      )}
      <h3>Versiones</h3>
      <ol className="d-history" reversed>
        {versions.map((each) => (
          <li key={each.VERSION} value={each.VERSION}>
            {each.ACCION}{' '}
            <span className="d-dimmed">
              {each.USUARIO}, {formatDateTime(localDateTime(new Date(each.FECHA)))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Differences(props: Omit<Props, 'version'> & { from: number; to: number }) {
  const { definition, procedures, id, from, to } = props;
  const diff = useProcedure(procedures.diff, { ID: id, DESDE: from, HASTA: to });
  if (diff.isPending) return <Loading />;
  if (diff.isError) return <ErrorState error={diff.error} />;
  const shown = diff.data.filter((each) => !isHidden(definition, each.path));
  if (shown.length === 0) return <p>Las dos versiones son iguales.</p>;
  return (
    <ul className="d-diff" aria-label={`Diferencias de la versión ${from} a la ${to}`}>
      {shown.map((each, index) => (
        <li key={`${each.path} ${index}`}>
          {labelOf(definition.dataSets, each.path)}:{' '}
          {differenceText(each, (value) => showValue(definition.dataSets, each.path, value))}
        </li>
      ))}
    </ul>
  );
}

/** Identities and memories of the calculation say nothing to a person. */
function isHidden(definition: Props['definition'], path: string): boolean {
  const place = parsePath(path);
  return (
    place?.field !== undefined && definition.dataSets[place.dataSet]?.fields[place.field]?.hidden === true
  );
}

const differenceText = (each: Difference, show: (value: string) => string): string => {
  if (each.kind === 'added') return 'línea nueva';
  if (each.kind === 'removed') return 'línea quitada';
  return `de «${show(each.before ?? '')}» a «${show(each.after ?? '')}»`;
};
