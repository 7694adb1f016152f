import { useEffect, useRef, useState } from 'react';
import { Loading, StateBadge } from '../../../kit/states.tsx';
import type { CopiedPaper, KindChoice } from './copyPlan.ts';
import { loadOrderCopies, type OrderCopy } from './orderCopy.ts';

interface Props {
  choices: readonly KindChoice[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The documents of an order, to be taken along by kind or one by one. */
export function KindChoices({ choices, chosen, onChoose }: Props) {
  const copies = useOrderCopies();
  if (choices.length === 0) return <p className="d-dimmed">La orden no tiene documentos que copiar.</p>;
  if (!copies) return <Loading />;
  const change = (papers: readonly CopiedPaper[], on: boolean): void => {
    const next = new Set(chosen);
    for (const { header } of papers)
      if (on) next.add(header.ID);
      else next.delete(header.ID);
    onChoose(next);
  };
  return (
    <fieldset className="o-copy-kinds">
      <legend>Qué se copia con ella</legend>
      {choices.map((choice) => (
        <KindRow
          key={choice.kind.module}
          choice={choice}
          note={copies.get(choice.kind.module)?.note ?? ''}
          chosen={chosen}
          onChange={change}
        />
      ))}
    </fieldset>
  );
}

function useOrderCopies(): ReadonlyMap<string, OrderCopy> | undefined {
  const [found, setFound] = useState<{ copies: ReadonlyMap<string, OrderCopy> } | { thrown: unknown }>();
  useEffect(() => {
    loadOrderCopies().then(
      (copies) => setFound({ copies }),
      (thrown: unknown) => setFound({ thrown }),
    );
  }, []);
  if (found && 'thrown' in found) throw found.thrown;
  return found?.copies;
}

interface RowProps {
  choice: KindChoice;
  note: string;
  chosen: ReadonlySet<string>;
  onChange: (papers: readonly CopiedPaper[], on: boolean) => void;
}

function KindRow({ choice, note, chosen, onChange }: RowProps) {
  const { kind, papers, left } = choice;
  const free = papers.filter(({ made }) => made === undefined);
  const taken = free.filter(({ header }) => chosen.has(header.ID)).length;
  if (left !== '')
    return (
      <p className="d-dimmed">
        <strong>{kind.plural}:</strong> {left}
      </p>
    );
  return (
    <div className="o-copy-kind">
      <label>
        <KindBox
          all={taken === free.length && free.length > 0}
          some={taken > 0}
          disabled={free.length === 0}
          onChange={(on) => onChange(free, on)}
        />
        <strong>
          {kind.plural} ({papers.length})
        </strong>
      </label>
      <p className="d-dimmed">{note}</p>
      <ul aria-label={kind.plural}>
        {papers.map((paper) => (
          <li key={paper.header.ID}>
            <label>
              <input
                type="checkbox"
                checked={paper.made !== undefined || chosen.has(paper.header.ID)}
                disabled={paper.made !== undefined}
                onChange={(event) => onChange([paper], event.currentTarget.checked)}
              />
              <span>{paper.title}</span>
            </label>
            {paper.made ? (
              <span className="d-good">ya está {kind.noun.gender === 'f' ? 'copiada' : 'copiado'}</span>
            ) : (
              <StateBadge states={kind.states} state={paper.header.ESTADO} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BoxProps {
  all: boolean;
  some: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** Says all, some or none of them; pressed, it takes all or none. */
function KindBox({ all, some, disabled, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      checked={all}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
