import { Suspense, useRef, useState } from 'react';
import type { AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { RecordForm } from '../fields/RecordForm.tsx';
import { formatPath } from '../../../shared/foundation/fields/path.ts';
import { lazy } from '../lazy.ts';
import { LineOthers } from '../others.tsx';
import { Button } from '../simple.tsx';
import { showCell } from './cellText.ts';
import { insertLine, removeLines } from './edits.ts';
import { shownColumns, startLine, type LinesGridProps } from './lines.ts';
import { PasteButton } from './PasteButton.tsx';
import { tellTaken } from './tellTaken.ts';
import { sumOf } from './totals.ts';
import { useCardJumps } from './useCardJumps.ts';

// With what the sheet reads of a block, which a phone has no use for before.
const CardsPaste = lazy(async () => ({ default: (await import('./CardsPaste.tsx')).CardsPaste }));

const FIRST = 3;
const SHOWN = 50;

/** Lines as cards for a phone: the first columns as a heading, the fields of a line inside, what is added up below. */
export function LinesCards(props: LinesGridProps) {
  const { dataSet, name, lines, readOnly = false } = props;
  const [shown, setShown] = useState(SHOWN);
  const [open, setOpen] = useState<string>();
  const [block, paste] = useState<{ text: string }>();
  const cards = useRef<HTMLDivElement>(null);
  const keyOf = (index: number): string => lines[index]?.[dataSet.key ?? ''] || String(index);
  useCardJumps(name, cards, (line) => {
    setShown((now) => Math.max(now, line + 1));
    setOpen(keyOf(line));
  });
  return (
    <div ref={cards} className="d-stack">
      {lines.slice(0, shown).map((line, index) => {
        const key = keyOf(index);
        return (
          <LineCard
            key={key}
            grid={props}
            line={line}
            index={index}
            open={open === key}
            onToggle={(opened) => setOpen((before) => (opened ? key : before === key ? undefined : before))}
          />
        );
      })}
      {lines.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
          Ver más ({lines.length - shown} líneas)
        </Button>
      )}
      <Sums of={props} />
      {!readOnly && (
        <div className="d-row">
          <Button
            variant="default"
            icon="plus"
            onClick={() => props.onChanges(insertLine(name, lines.length, startLine(props)))}
          >
            Agregar línea
          </Button>
          <PasteButton
            onBlock={(text) => paste({ text })}
            otherwise="Dé permiso al navegador para leerlo, o agregue las líneas a mano."
          />
        </div>
      )}
      {block && (
        <Suspense>
          <CardsPaste of={props} block={block} />
        </Suspense>
      )}
    </div>
  );
}

/** Sums of the columns that are totalled, of those that some line has. */
function Sums({ of: { dataSet, lines, totals = [] } }: { of: LinesGridProps }) {
  const sums = totals.flatMap((column) => {
    const field = dataSet.fields[column];
    const said = lines.some((line) => (line[column] ?? '') !== '');
    return field && said ? [`${field.label} ${showCell(sumOf(lines, column), field)}`] : [];
  });
  return sums.length > 0 && <p className="d-card-sums">Σ {sums.join(' · ')}</p>;
}

/** One line: its fields are drawn while it is open. */
function LineCard(props: {
  grid: LinesGridProps;
  line: AnyRecord;
  index: number;
  open: boolean;
  onToggle: (open: boolean) => void;
}) {
  const { grid, line, index, open, onToggle } = props;
  const { dataSet, name, problems = [], readOnly = false } = grid;
  const columns = shownColumns(grid);
  const place = formatPath({ dataSet: name, line: index });
  const own = problems.filter((each) => each.path.startsWith(place));
  const heading = columns.slice(0, FIRST).map((column) => showCell(line[column.name] ?? '', column.field));
  return (
    <details
      className="d-card"
      name={`cards-${name}`}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        {index + 1}. {heading.filter((text) => text !== '').join(' · ') || 'Línea nueva'}
        {own.length > 0 && <span className="d-count">{own.length}</span>}
        <LineOthers dataSet={name} line={line[dataSet.key ?? '']} />
      </summary>
      {open && (
        <>
          <RecordForm
            dataSet={dataSet}
            name={name}
            line={index}
            record={line}
            layout={columns.map((column) => [column.name])}
            problems={own}
            marks={grid.marks}
            readOnly={readOnly}
            unread={grid.unread}
            onChanges={grid.onChanges}
            onTyping={grid.onTyping}
          />
          {!readOnly && (
            <Button
              variant="default"
              onClick={() => {
                grid.onChanges(removeLines(name, [index]));
                tellTaken(1);
              }}
            >
              Quitar la línea {index + 1}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
