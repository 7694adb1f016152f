import { pendingIn, staleOf, type StaleEntry } from '../../../shared/foundation/copies/stale.ts';
import { Icon } from '../../kit/icons.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { Button } from '../../kit/simple.tsx';
import type { OpenDocument } from '../useDocument.ts';

/** What a copy still has of the other operation: each point goes when it is changed, or when a person confirms it. */
export function StalePanel({ document }: { document: OpenDocument }) {
  const { body, definition, readOnly, session } = document;
  const stale = staleOf(definition.dataSets, body);
  if (stale.length === 0) {
    return (
      <p className="d-good">
        <Icon name="check" /> Todo lo copiado está revisado.
      </p>
    );
  }
  const confirm = (ids: readonly string[]): void =>
    void session.edit(
      pendingIn(body).flatMap((each, line) =>
        ids.includes(each.ID_PENDIENTE)
          ? [{ op: 'set' as const, path: `PENDIENTES[${line}].REVISADO`, value: '1' }]
          : [],
      ),
    );
  const confirmable = stale.filter(({ pending }) => pending.VALOR !== '');
  const { noun } = definition;
  return (
    <div className="d-stack">
      <p>
        {noun.gender === 'f' ? 'Esta' : 'Este'} {noun.singular} es una copia. Revise lo que era de la otra
        operación:
      </p>
      {confirmable.length > 1 && !readOnly && (
        <div className="d-row">
          <Button
            variant="default"
            onClick={() => confirm(confirmable.map(({ pending }) => pending.ID_PENDIENTE))}
          >
            Todo lo copiado sigue valiendo
          </Button>
        </div>
      )}
      <ul className="d-problems" aria-label={`${stale.length} puntos por revisar`}>
        {stale.map((entry) => (
          <StaleItem
            key={entry.pending.ID_PENDIENTE}
            entry={entry}
            {...(readOnly ? {} : { onConfirm: () => confirm([entry.pending.ID_PENDIENTE]) })}
          />
        ))}
      </ul>
    </div>
  );
}

/** A field that was left blank is written; a list that was left out may be wanted no more. */
const answerTo = ({ pending: { VALOR, CAMPO } }: StaleEntry): string | undefined =>
  VALOR !== '' ? 'Sigue valiendo' : CAMPO === '' ? 'No hace falta' : undefined;

function StaleItem({ entry, onConfirm }: { entry: StaleEntry; onConfirm?: () => void }) {
  const { path, text } = entry;
  const answer = onConfirm && answerTo(entry);
  return (
    <li className="d-warning">
      <Icon name="warning" />
      <button type="button" className="d-link" onClick={() => jumpTo(path)}>
        {text}
      </button>
      {answer !== undefined && (
        <Button variant="default" className="d-still" aria-label={`${answer}: ${text}`} onClick={onConfirm}>
          {answer}
        </Button>
      )}
    </li>
  );
}
