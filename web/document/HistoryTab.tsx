import { useState } from 'react';
import { formatDateTime, localDateTime } from '../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { useProcedure } from '../api/queries.ts';
import { jumpTo } from '../kit/jump.ts';
import { ErrorState, Loading } from '../kit/states.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { differenceGroups } from './differenceRows.ts';
import type { DocumentContracts } from './sessionWorld.ts';

interface Props {
  definition: AnyDocument;
  procedures: DocumentContracts;
  id: string;
  version: number;
}

interface Version {
  VERSION: number;
  ACCION: string;
  USUARIO: string;
  FECHA: string;
}

const moment = ({ FECHA }: Version): string => formatDateTime(localDateTime(new Date(FECHA)));

/** All versions, newest first, each with who made it and when; any two are compared in tables of before and after. */
export function HistoryTab({ definition, procedures, id, version }: Props) {
  const history = useProcedure(procedures.history, { ID: id }, { staleTime: 0 });
  const [chosen, choose] = useState<{ from: number; to: number }>();
  if (history.isPending) return <Loading />;
  if (history.isError) return <ErrorState error={history.error} retry={() => void history.refetch()} />;
  const versions: readonly Version[] = [...history.data].sort((a, b) => b.VERSION - a.VERSION);
  // Saves of one person within minutes are one entry, so that the one before need not be the number before.
  const before = (of: number): number | undefined => versions.find((each) => each.VERSION < of)?.VERSION;
  const newest = versions[0]?.VERSION ?? version;
  const { from, to } = chosen ?? { from: before(newest) ?? newest, to: newest };
  return (
    <div className="d-stack">
      <VersionChoice
        label="De la versión"
        versions={versions}
        value={from}
        onPick={(next) => choose({ from: next, to })}
      />
      <VersionChoice
        label="a la versión"
        versions={versions}
        value={to}
        onPick={(next) => choose({ from, to: next })}
      />
      {from === to ? (
        <p className="d-dimmed">
          {versions.length < 2
            ? 'Todavía no hay otra versión con la cual comparar.'
            : 'Elija dos versiones distintas.'}
        </p>
      ) : (
        <Differences
          definition={definition}
          procedures={procedures}
          id={id}
          from={Math.min(from, to)}
          to={Math.max(from, to)}
          current={version}
        />
      )}
      <h3>Versiones</h3>
      <ol className="d-history">
        {versions.map((each) => (
          <li key={each.VERSION}>
            <button
              type="button"
              className="d-link"
              title="Ver qué cambió"
              disabled={before(each.VERSION) === undefined}
              onClick={() => choose({ from: before(each.VERSION) ?? each.VERSION, to: each.VERSION })}
            >
              {each.VERSION} · {each.ACCION}
            </button>{' '}
            <span className="d-dimmed">
              {each.USUARIO}, {moment(each)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function VersionChoice(props: {
  label: string;
  versions: readonly Version[];
  value: number;
  onPick: (version: number) => void;
}) {
  return (
    <label className="d-history-choice">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onPick(Number(event.currentTarget.value))}>
        {props.versions.map((each) => (
          <option key={each.VERSION} value={each.VERSION}>
            {each.VERSION} · {each.USUARIO}, {moment(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Differences(props: Omit<Props, 'version'> & { from: number; to: number; current: number }) {
  const { definition, procedures, id, from, to, current } = props;
  const diff = useProcedure(procedures.diff, { ID: id, DESDE: from, HASTA: to });
  if (diff.isPending) return <Loading />;
  if (diff.isError) return <ErrorState error={diff.error} />;
  const groups = differenceGroups(definition.dataSets, diff.data);
  if (groups.length === 0) return <p>Las dos versiones son iguales.</p>;
  return groups.map((group) => (
    <DifferenceTable
      key={group.title}
      {...group}
      label={`${group.title}, de la versión ${from} a la ${to}`}
      onPick={to === current ? jumpTo : undefined}
    />
  ));
}
