import { useState } from 'react';
import { RecordForm } from '../fields/RecordForm.tsx';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { Button } from '../simple.tsx';
import { showCell } from './cellText.ts';
import { insertLine, removeLines } from './edits.ts';
import { shownColumns, startLine, type LinesGridProps } from './lines.ts';

const FIRST = 3;
const SHOWN = 50;

/** Lines as cards for a phone: the first columns as a heading, the fields of a line inside. */
export function LinesCards(props: LinesGridProps) {
  const { dataSet, name, lines, problems = [], readOnly = false } = props;
  const columns = shownColumns(props);
  const layout = columns.map((column) => [column.name]);
  const [shown, setShown] = useState(SHOWN);
  const [open, setOpen] = useState<string>();
  return (
    <div className="d-stack">
      {lines.slice(0, shown).map((line, index) => {
        const key = line[dataSet.key ?? ''] || String(index);
        const place = formatPath({ dataSet: name, line: index });
        const own = problems.filter((each) => each.path.startsWith(place));
        const heading = columns
          .slice(0, FIRST)
          .map((column) => showCell(line[column.name] ?? '', column.field));
        return (
          <details
            key={key}
            className="d-card"
            name={`cards-${name}`}
            open={open === key}
            onToggle={(event) => {
              if (event.currentTarget.open) setOpen(key);
              else setOpen((before) => (before === key ? undefined : before));
            }}
          >
            <summary>
              {index + 1}. {heading.filter((text) => text !== '').join(' · ') || 'Línea nueva'}
              {own.length > 0 && <span className="d-count">{own.length}</span>}
            </summary>
            {open === key && (
              <>
                <RecordForm
                  dataSet={dataSet}
                  name={name}
                  line={index}
                  record={line}
                  layout={layout}
                  problems={own}
                  marks={props.marks}
                  readOnly={readOnly}
                  unread={props.unread}
                  onChanges={props.onChanges}
                  onTyping={props.onTyping}
                />
                {!readOnly && (
                  <Button variant="default" onClick={() => props.onChanges(removeLines(name, [index]))}>
                    Quitar la línea {index + 1}
                  </Button>
                )}
              </>
            )}
          </details>
        );
      })}
      {lines.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          Ver más ({lines.length - shown} líneas)
        </Button>
      )}
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
