import { counted } from '../../shared/foundation/text/countText.ts';
import { isBlocking } from '../../shared/foundation/rules/problem.ts';
import { Icon } from '../kit/icons.tsx';
import type { Preview } from './preview.ts';

/** What a file changes, or why it may not be taken. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { rows, added, changed, removed, same, changes, problems } = preview;
  const errors = problems.filter(isBlocking);
  const warnings = problems.filter((each) => each.severity === 'warning');
  if (errors.length > 0) {
    return (
      <div role="alert" className="d-stack">
        <p className="d-error">
          <Icon name="cross" /> {counted(errors.length, 'problema', 'problemas')} en el archivo; no se cambia
          nada hasta corregirlo.
        </p>
        <ul className="d-problems d-import-changes" tabIndex={0} aria-label="Problemas del archivo">
          {errors.map((each, index) => (
            <li key={`${each.path} ${index}`} className="d-error">
              {each.message}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const shown = changes.length;
  return (
    <div className="d-stack" role="status">
      <p>
        <strong>{counted(rows, 'fila', 'filas')}</strong>: {counted(added, 'agregada', 'agregadas')},{' '}
        {counted(changed, 'cambiada', 'cambiadas')}, {counted(removed, 'quitada', 'quitadas')},{' '}
        {counted(same, 'igual', 'iguales')}.
      </p>
      {warnings.length > 0 && (
        <ul className="d-problems d-import-changes" tabIndex={0} aria-label="Advertencias del archivo">
          {warnings.map((each, index) => (
            <li key={`${each.path} ${index}`} className="d-warning">
              {each.message}
            </li>
          ))}
        </ul>
      )}
      {shown > 0 && (
        <ul className="d-import-changes" tabIndex={0} aria-label="Cambios del archivo">
          {changes.map((each, index) => (
            <li key={`${each.text} ${index}`}>
              <strong>{each.kind}</strong> {each.text}
            </li>
          ))}
          {added + changed + removed > shown && <li>y {added + changed + removed - shown} más</li>}
        </ul>
      )}
    </div>
  );
}
