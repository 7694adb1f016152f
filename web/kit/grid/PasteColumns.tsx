import { isPersons, writers } from '../../../shared/foundation/fields/writer.ts';
import type { GridColumn } from './paste.ts';
import type { PastePlan } from './pastePlan.ts';
import type { Reading } from './pasteReading.ts';
import { headingOf } from './sheetColumns.tsx';

const SHOWN = 8;

interface Props {
  plan: PastePlan;
  reading: Reading;
  /** All columns of the sheet. */
  every: readonly GridColumn[];
  targets: readonly (string | undefined)[];
  onTargets: (targets: readonly (string | undefined)[]) => void;
}

/** The first rows of the block under the column that each cell goes to; a choice over each moves it to another. */
export function PasteColumns(props: Props) {
  const { plan, reading, every, targets } = props;
  const columns = every.filter(({ field }) => isPersons(field));
  const fields = new Map(columns.map((column) => [column.name, column]));
  const lost = lostIn(props);
  return (
    <div>
      {lost.length > 0 && (
        <p className="d-warning">
          Sin columna propia: {lost.join(', ')}. Elija arriba de cada una adónde va, o déjela fuera.
        </p>
      )}
      <div className="d-table-wrap" role="region" aria-label="Columnas del bloque">
        <table className="d-table d-paste-table">
          <thead>
            <tr>
              <th scope="col">Fila</th>
              {targets.map((_, index) => (
                <th key={index} scope="col">
                  <TargetChoice {...props} columns={columns} index={index} />
                  {plan.headings && <div className="d-dimmed">{plan.headings[index] || '—'}</div>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reading.rows.slice(0, SHOWN).map((row, line) => (
              <tr key={row}>
                <td className="d-dimmed">{row + 1}</td>
                {targets.map((target, index) => {
                  const reason = target && reading.lines[line]?.rejected[target]?.reason;
                  const look = reason ? 'd-cell-bad' : fields.has(target ?? '') ? '' : 'd-dimmed';
                  return (
                    <td key={index} className={look} title={reason}>
                      {plan.block[row]?.[index] ?? ''}
                      {reason && <span className="d-hidden">: {reason}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {reading.rows.length > SHOWN && (
        <p className="d-dimmed">
          Se muestran las primeras {SHOWN} de {reading.rows.length} líneas.
        </p>
      )}
    </div>
  );
}

/** Columns of the block that say something and go nowhere, by their headings or their numbers. */
function lostIn({ plan, reading, every, targets }: Props): string[] {
  return targets.flatMap((target, index) => {
    const field = every.find(({ name }) => name === target)?.field;
    const heading = plan.headings?.[index]?.trim() ?? '';
    const says = heading !== '' || reading.rows.some((row) => (plan.block[row]?.[index] ?? '').trim() !== '');
    if (!says || (field && isPersons(field))) return [];
    const called = heading === '' ? `columna ${index + 1}` : heading;
    return [field?.writer ? `${called} («${field.label}» ${writers[field.writer].says})` : called];
  });
}

/** Column that the cells of one column of the block go to, of those that a person writes; each is chosen once. */
function TargetChoice(props: Props & { columns: readonly GridColumn[]; index: number }) {
  const { plan, columns, targets, onTargets, index } = props;
  const target = targets[index];
  const used = new Set(targets.filter((each) => each !== undefined));
  const choose = (name: string): void =>
    onTargets(
      targets.map((each, at) => (at === index ? name || undefined : each === name ? undefined : each)),
    );
  return (
    <select
      aria-label={`Columna ${index + 1}${plan.headings?.[index] ? `, «${plan.headings[index]}»` : ''}`}
      value={columns.some(({ name }) => name === target) ? target : ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">No se pega</option>
      {columns.map((column) => (
        <option key={column.name} value={column.name}>
          {headingOf(column)}
          {used.has(column.name) && column.name !== target ? ' (ya elegida)' : ''}
        </option>
      ))}
    </select>
  );
}
