import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import {
  SHORTEST_REASON,
  type sourceProcedures,
} from '../../../shared/foundation/documents/sourceProcedures.ts';
import type { Noun } from '../../../shared/foundation/documents/noun.ts';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { Button, PlainInput } from '../../kit/simple.tsx';
import { NotAnswered, type Question } from '../../kit/states.tsx';
import { addressOf } from '../otherPlace.ts';
import { saved } from '../saved.ts';
import type { OpenDocument } from '../useDocument.ts';
import { useInformRefusal } from '../problems/useInformRefusal.ts';

export type SourceContracts = ReturnType<typeof sourceProcedures>;
export type SourceAnswer = Result<SourceContracts['sources']>[number];
export type SourceChange = SourceAnswer['changes'][number];

/** What changed in each source, with the place where it did. */
export function SourceChanges({ changes }: { changes: readonly SourceChange[] }) {
  return (
    <ul>
      {changes.map(({ module, id, message, place, through }) => (
        <li key={`${module} ${id}`}>
          {message}
          {through && ` ${through.label} todavía no toma el cambio.`}{' '}
          <Link to={addressOf(place)} aria-label={`Ver ${place.label}`}>
            Ver
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Why it cannot follow them in its state. */
const again = ({ gender }: Noun): string =>
  gender === 'f'
    ? 'Para actualizarla, vuelva a prepararla primero.'
    : 'Para actualizarlo, vuelva a prepararlo primero.';

interface Props {
  document: OpenDocument;
  contracts: SourceContracts;
  /** What they were asked, which may have had no answer. */
  asked: Question;
  changes: readonly SourceChange[];
  /** Derives it again, keeping a person's changes. */
  update: (changes: readonly SourceChange[]) => Promise<unknown>;
}

/** Said over a document whose sources changed: see them, follow them, or leave it as it is with a reason. */
export function SourcesPanel({ document, contracts, asked, changes, update }: Props) {
  const { definition, header, readOnly, session } = document;
  const client = useQueryClient();
  const informRefusal = useInformRefusal();
  const writes = useMay()(`${definition.module}:write`);
  const [busy, setBusy] = useState(false);
  const [keeping, keep] = useState(false);
  const [reason, setReason] = useState('');
  const label = useId();
  if (asked.error) return <NotAnswered of={asked} failed="No se pudo comprobar si sus fuentes cambiaron." />;
  if (changes.length === 0) return null;
  const act = async (work: (lock: number) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work((await saved(document)).LOCK);
      keep(false);
      await session.open();
      await client.invalidateQueries({ queryKey: queryKey({ group: definition.module }) });
    } catch (thrown) {
      await informRefusal('No se pudo completar', thrown);
    } finally {
      setBusy(false);
    }
  };
  const onKeep = (event: FormEvent): void => {
    event.preventDefault();
    void act((LOCK) => call(contracts.keepSources, { ID: header.ID, LOCK, MOTIVO: reason }));
  };
  return (
    <section className="d-panel d-conflicts" aria-labelledby={label}>
      <h2 id={label}>Sus fuentes cambiaron</h2>
      <SourceChanges changes={changes} />
      {writes && !keeping && (
        <div className="d-row">
          <Button loading={busy} disabled={readOnly} onClick={() => void act(() => update(changes))}>
            Actualizar
          </Button>
          <Button variant="default" disabled={busy} onClick={() => keep(true)}>
            Conservar
          </Button>
          {readOnly && <span className="d-dimmed">{again(definition.noun)}</span>}
        </div>
      )}
      {keeping && (
        <form className="d-row" onSubmit={onKeep}>
          <PlainInput label="Por qué se conserva como está" value={reason} autoFocus onChange={setReason} />
          <Button type="submit" loading={busy} disabled={reason.trim().length < SHORTEST_REASON}>
            Conservar con este motivo
          </Button>
          <Button variant="default" onClick={() => keep(false)}>
            Cancelar
          </Button>
        </form>
      )}
    </section>
  );
}
