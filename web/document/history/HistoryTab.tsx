import { Suspense, useState } from 'react';
import { formatDateTime, localDateTime } from '../../../shared/foundation/dates/date.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { useProcedure } from '../../api/queries.ts';
import { jumpTo } from '../../kit/jump.ts';
import { lazy } from '../../kit/lazy.ts';
import { ErrorState, Loading } from '../../kit/states.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { differenceGroups, type DifferenceGroup } from './differenceRows.ts';
import { HistoryParts } from './HistoryParts.tsx';
import { useHistoryParts } from './useHistoryParts.ts';
import type { DocumentContracts } from '../session/sessionWorld.ts';

const MessageDifferences = lazy(async () => ({
  default: (await import('./MessageDifferences.tsx')).MessageDifferences,
}));

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

/**
 * All versions, newest first, each with who made it and when; any two are compared in tables of before and after, by their
 * fields and, of what goes as a message, by its elements (product 6).
 */
export function HistoryTab({ definition, procedures, id, version }: Props) {
  const history = useProcedure(procedures.history, { ID: id }, { staleTime: 0 });
  const parts = useHistoryParts(definition.module);
  const [chosen, choose] = useState<{ from: number; to: number }>();
  const [byMessage, showMessage] = useState(false);
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
      {procedures.messageDiff && <ComparedBy message={byMessage} onPick={showMessage} />}
      {from === to ? (
        <NothingToCompare only={versions.length < 2} />
      ) : procedures.messageDiff && byMessage ? (
        <Suspense fallback={<Loading />}>
          <MessageDifferences
            contract={procedures.messageDiff}
            id={id}
            from={Math.min(from, to)}
            to={Math.max(from, to)}
          />
        </Suspense>
      ) : (
        <Differences
          definition={definition}
          procedures={procedures}
          id={id}
          from={Math.min(from, to)}
          to={Math.max(from, to)}
          current={version}
          shown={parts.shown}
        />
      )}
      {parts.has && !byMessage && <HistoryParts parts={parts} dataSets={definition.dataSets} />}
      <h3>Versiones</h3>
      <VersionList versions={versions} before={before} onPick={choose} />
    </div>
  );
}

const NothingToCompare = ({ only }: { only: boolean }) => (
  <p className="d-dimmed">
    {only ? 'Todavía no hay otra versión con la cual comparar.' : 'Elija dos versiones distintas.'}
  </p>
);

/** What of two versions is compared: their fields, or the messages in which they go. */
const ComparedBy = ({ message, onPick }: { message: boolean; onPick: (message: boolean) => void }) => (
  <div className="d-row" role="group" aria-label="Qué se compara">
    {[false, true].map((each) => (
      <button
        key={String(each)}
        type="button"
        className="d-chip"
        aria-pressed={message === each}
        onClick={() => onPick(each)}
      >
        {each ? 'Mensaje' : 'Campos'}
      </button>
    ))}
  </div>
);

/** Versions with who made each and when; a press compares one with the one before. */
const VersionList = (props: {
  versions: readonly Version[];
  before: (of: number) => number | undefined;
  onPick: (pair: { from: number; to: number }) => void;
}) => (
  <ol className="d-history">
    {props.versions.map((each) => {
      const before = props.before(each.VERSION);
      return (
        <li key={each.VERSION}>
          <button
            type="button"
            className="d-link"
            title="Ver qué cambió"
            disabled={before === undefined}
            onClick={() => props.onPick({ from: before ?? each.VERSION, to: each.VERSION })}
          >
            {each.VERSION} · {each.ACCION}
          </button>{' '}
          <span className="d-dimmed">
            {each.USUARIO}, {moment(each)}
          </span>
        </li>
      );
    })}
  </ol>
);

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

function Differences(
  props: Omit<Props, 'version'> & {
    from: number;
    to: number;
    current: number;
    /** The parts that the person wants to see of a document. */
    shown: (dataSets: DataSets) => DataSets;
  },
) {
  const { definition, procedures, id, from, to, current, shown } = props;
  const [whole, setWhole] = useState(false);
  const diff = useProcedure(procedures.diff, { ID: id, DESDE: from, HASTA: to });
  if (diff.isPending) return <Loading />;
  if (diff.isError) return <ErrorState error={diff.error} />;
  const all = differenceGroups(definition.dataSets, diff.data);
  if (all.length === 0) return <p>Las dos versiones son iguales.</p>;
  const groups = whole ? all : differenceGroups(shown(definition.dataSets), diff.data);
  const left = changesIn(all) - changesIn(groups);
  return (
    <>
      {left > 0 && (
        <p className="d-dimmed">
          {left === 1 ? 'Un cambio está en una parte' : `${left} cambios están en partes`} que su historial no
          muestra.{' '}
          <button type="button" className="d-link" onClick={() => setWhole(true)}>
            Mostrar todos los cambios
          </button>
        </p>
      )}
      {groups.map((group) => (
        <DifferenceTable
          key={group.title}
          {...group}
          label={`${group.title}, de la versión ${from} a la ${to}`}
          onPick={to === current ? jumpTo : undefined}
        />
      ))}
    </>
  );
}

const changesIn = (groups: readonly DifferenceGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);
