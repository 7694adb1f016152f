import { staleOf } from '../../../shared/duca/copy/stale.ts';
import type { OpenDuca } from '../ducaKind.ts';
import { jumpTo } from '../../kit/jump.ts';
import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/simple.tsx';

/** What a copy still has of the other operation: each point goes when it is changed, or when a person confirms it. */
export function StalePanel({ document }: { document: OpenDuca }) {
  const body = document.body;
  const stale = staleOf(body);
  if (stale.length === 0) {
    return (
      <p className="d-good">
        <Icon name="check" /> Todo lo copiado está revisado.
      </p>
    );
  }
  const confirm = (ids: readonly string[]): void =>
    void document.session.edit(
      body.PENDIENTES.flatMap((each, line) =>
        ids.includes(each.ID_PENDIENTE)
          ? [{ op: 'set' as const, path: `PENDIENTES[${line}].REVISADO`, value: '1' }]
          : [],
      ),
    );
  // What was left blank is written, not confirmed.
  const confirmable = stale.filter(({ pending }) => pending.VALOR !== '');
  return (
    <div className="d-stack">
      <p>Esta DUCA es una copia. Revise lo que era de la otra operación:</p>
      {confirmable.length > 1 && !document.readOnly && (
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
        {stale.map(({ pending, path, text }) => (
          <li key={pending.ID_PENDIENTE} className="d-warning">
            <Icon name="warning" />
            <button type="button" className="d-link" onClick={() => jumpTo(path)}>
              {text}
            </button>
            {pending.VALOR !== '' && !document.readOnly && (
              <Button
                variant="default"
                className="u-still"
                aria-label={`Sigue valiendo: ${text}`}
                onClick={() => confirm([pending.ID_PENDIENTE])}
              >
                Sigue valiendo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
