import { useState } from 'react';
import type { Move } from '../../shared/foundation/documents/rederive.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { useSession } from '../api/session.ts';
import { jumpTo } from '../kit/jump.ts';
import { Button } from '../kit/simple.tsx';
import type { Conflict } from './session/conflicts.ts';
import { showValue } from './session/showValue.ts';
import { pathFinder, valueFinder } from './session/unreadTexts.ts';
import type { OpenDocument } from './useDocument.ts';

/** What another person saved meanwhile, field by field; where both wrote, one chooses. */
export function ConflictPanel({ document }: { document: OpenDocument }) {
  const { conflicts, taken, definition, session, mergedFrom } = document;
  const { user } = useSession();
  const own = mergedFrom === user.login;
  const who = own ? 'su otra ventana' : mergedFrom;
  /** The questions that are answered with the other's; one that comes later to the same place is another question. */
  const [ticked, tick] = useState<readonly Conflict[]>([]);
  const others = conflicts.filter((each) => ticked.includes(each));
  const [hidden, hide] = useState<readonly Move[]>([]);
  if (conflicts.length === 0 && hidden === taken) return null;
  const { dataSets } = definition;
  const show = (path: string, value: string): string => showValue(dataSets, path, value);
  const toggle = (conflict: Conflict): void =>
    tick(others.includes(conflict) ? others.filter((each) => each !== conflict) : [...others, conflict]);
  return (
    <section className="d-panel d-conflicts" aria-label="Cambios de otra persona o ventana">
      <h2>{headingOf(conflicts.length, own, who)}</h2>
      {conflicts.length > 0 && <Choices document={document} who={who} others={others} onToggle={toggle} />}
      {taken.length > 0 && (
        <details>
          <summary>
            {taken.length === 1 ? 'Un cambio' : `${taken.length} cambios`} {sourceOf(who)}, aparte de lo suyo
          </summary>
          <Taken moves={taken} labelAt={(path) => labelOf(dataSets, path)} show={show} />
        </details>
      )}
      <div className="d-row">
        {conflicts.length > 0 ? (
          <Button onClick={() => session.resolve(others.map(({ place }) => place))}>
            Guardar con lo elegido
          </Button>
        ) : (
          <Button variant="default" onClick={() => hide(taken)}>
            Entendido
          </Button>
        )}
      </div>
    </section>
  );
}

/** What the person chooses of: fields that both wrote, lines that one took away. */
function Choices(props: {
  document: OpenDocument;
  who: string | undefined;
  others: readonly Conflict[];
  onToggle: (conflict: Conflict) => void;
}) {
  const { document, who, others, onToggle } = props;
  const { conflicts, body, unread, definition } = document;
  const { dataSets } = definition;
  const [pathAt, valueAt] = [pathFinder(dataSets, body), valueFinder(dataSets, body)];
  return (
    <ul className="d-problems">
      {conflicts.map((conflict) => {
        const { place, to, gone } = conflict;
        const path = pathAt(place) ?? '';
        const value = valueAt(place) ?? '';
        const text = unread.get(place)?.text ?? showValue(dataSets, path, value);
        // Where the field says what the other wrote, something else is being typed over it.
        const own = value === to && !unread.has(place) ? 'lo que está escribiendo' : `lo suyo, «${text}»`;
        const theirs = `tomar «${showValue(dataSets, path, to)}», ${sourceOf(who)}, en lugar de ${own}`;
        return (
          <Choice
            key={place}
            label={labelOf(dataSets, path)}
            path={path}
            offer={gone ? lineOffer(gone, who) : theirs}
            other={others.includes(conflict)}
            onToggle={() => onToggle(conflict)}
          />
        );
      })}
    </ul>
  );
}

const Taken = (props: {
  moves: readonly Move[];
  labelAt: (path: string) => string;
  show: (path: string, value: string) => string;
}) => (
  <ul>
    {props.moves.slice(0, 50).map((move, index) => (
      <li key={`${move.path} ${index}`}>
        {props.labelAt(move.path)}: {moveText(move, props.show)}
      </li>
    ))}
  </ul>
);

const moveText = (move: Move, show: (path: string, value: string) => string): string => {
  if (move.kind === 'added') return 'línea nueva';
  if (move.kind === 'removed') return 'línea quitada';
  return `de «${show(move.path, move.from)}» a «${show(move.path, move.to)}»`;
};

/** Whose a value is; kept from an earlier visit, nobody may know. */
const sourceOf = (who: string | undefined): string =>
  who === undefined ? 'de lo guardado entretanto' : `de ${who}`;

const headingOf = (count: number, own: boolean, who: string | undefined): string => {
  if (count === 0) return `Se unieron cambios ${sourceOf(who)}`;
  if (own) return 'Su otra ventana cambió los mismos datos';
  return who === undefined ? 'Hay dos valores de estos datos' : `${who} cambió los mismos datos que usted`;
};

/** What is offered of a line that one took away and the other wrote in; until then it stays with all that was typed. */
const lineOffer = (gone: 'own' | 'other', who: string | undefined): string => {
  const name = who ?? 'otra persona';
  return gone === 'own'
    ? `quitarla de todos modos; usted la quitó y ${name} escribió en ella`
    : `quitarla también; ${name} la quitó y usted escribió en ella o le agregó algo`;
};

/** A field that both wrote, or a line that one of them took away, and what is offered for it. */
function Choice(props: { label: string; path: string; offer: string; other: boolean; onToggle: () => void }) {
  const { label, path, offer, other, onToggle } = props;
  return (
    <li>
      <label>
        <input type="checkbox" checked={other} onChange={onToggle} /> {label}: {offer}
      </label>{' '}
      <button type="button" className="d-link" aria-label={`Ver ${label}`} onClick={() => jumpTo(path)}>
        Ver
      </button>
    </li>
  );
}
