import type { Aside, AsideKind, PastePlan } from './pastePlan.ts';

const WORDS: Readonly<Record<AsideKind, readonly [one: string, many: string]>> = {
  title: ['de título', 'de título'],
  heading: ['de encabezados', 'de encabezados'],
  blank: ['en blanco', 'en blanco'],
  note: ['con una sola celda', 'con una sola celda'],
  total: ['de total', 'de total'],
  sum: ['que solo suma las anteriores', 'que solo suman las anteriores'],
};

const SHOWN = 20;

interface Props {
  plan: PastePlan;
  aside: readonly Aside[];
  taken: ReadonlySet<number>;
  onTaken: (taken: ReadonlySet<number>) => void;
}

/** The rows of the block that are no lines, told by kind; each can be pasted all the same. */
export function PasteAside({ plan, aside, taken, onTaken }: Props) {
  const kinds = [...new Set(aside.map(({ kind }) => kind))].map((kind) => {
    const count = aside.filter((each) => each.kind === kind).length;
    return `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`;
  });
  const offered = [
    ...aside.filter(({ kind }) => kind !== 'heading' && kind !== 'blank').map(({ row }) => row),
    ...taken,
  ].sort((one, other) => one - other);
  const change = (row: number, take: boolean): void => {
    const next = new Set(taken);
    if (take) next.add(row);
    else next.delete(row);
    onTaken(next);
  };
  const heading = aside.find(({ kind }) => kind === 'heading');
  if (kinds.length === 0 && taken.size === 0) return null;
  return (
    <div>
      <p>
        {heading && `Las columnas se tomaron de la fila ${heading.row + 1}. `}
        {kinds.length > 0 && `Filas que no se pegan: ${kinds.join(', ')}.`}
      </p>
      {offered.length > 0 && (
        <details>
          <summary>Ver las filas que no se pegan ({offered.length})</summary>
          <ul className="d-plain">
            {offered.slice(0, SHOWN).map((row) => (
              <li key={row}>
                <label>
                  <input
                    type="checkbox"
                    checked={taken.has(row)}
                    onChange={(event) => change(row, event.currentTarget.checked)}
                  />{' '}
                  Pegar también la fila {row + 1}:{' '}
                  <span className="d-dimmed">
                    {plan.block[row]!.filter((text) => text.trim() !== '').join(' · ')}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {offered.length > SHOWN && <p>Se muestran las primeras {SHOWN}.</p>}
        </details>
      )}
    </div>
  );
}
