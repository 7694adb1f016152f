import { RecordForm } from '../fields/RecordForm.tsx';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { Button } from '../simple.tsx';
import { showCell } from './cellText.ts';
import { insertLine, removeLines } from './edits.ts';
import { shownColumns, startLine, type LinesGridProps } from './LinesGrid.tsx';

const FIRST = 3;

/** Lines as cards for a phone: the first columns as a heading, the fields of a line inside. */
export function LinesCards(props: LinesGridProps) {
  const { dataSet, name, lines, problems = [], readOnly = false } = props;
  const columns = shownColumns(props);
  const layout = columns.map((column) => [column.name]);
  return (
    <div className="d-stack">
      {lines.map((line, index) => {
        const place = formatPath({ dataSet: name, line: index });
        const own = problems.filter((each) => each.path.startsWith(place));
        const heading = columns
          .slice(0, FIRST)
          .map((column) => showCell(line[column.name] ?? '', column.field));
        return (
          <details key={line[dataSet.key ?? ''] ?? index} className="d-card">
            <summary>
              {index + 1}. {heading.filter((text) => text !== '').join(' · ') || 'Línea nueva'}
              {own.length > 0 && <span className="d-count">{own.length}</span>}
            </summary>
            <RecordForm
              dataSet={dataSet}
              name={name}
              line={index}
              record={line}
              layout={layout}
              problems={own}
              readOnly={readOnly}
              onChanges={props.onChanges}
            />
            {!readOnly && (
              <Button
                variant="default"
                onClick={() =>
                  props.onChanges(removeLines(name, { top: index, bottom: index, left: 0, right: 0 }))
                }
              >
                Quitar la línea {index + 1}
              </Button>
            )}
          </details>
        );
      })}
      {!readOnly && (
        <Button
          variant="default"
          icon="plus"
          onClick={() => props.onChanges(insertLine(name, lines.length, startLine(props)))}
        >
          Agregar línea
        </Button>
      )}
    </div>
  );
}
