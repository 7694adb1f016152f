import { useState } from 'react';
import type { Move } from '../../shared/foundation/documents/rederive.ts';
import { labelOf } from '../../shared/foundation/fields/label.ts';
import { useSession } from '../api/session.ts';
import { jumpTo } from '../kit/jump.ts';
import { Button } from '../kit/simple.tsx';
import { showValue } from './session/showValue.ts';
import { pathFinder, valueFinder } from './session/unreadTexts.ts';
import type { OpenDocument } from './useDocument.ts';

/** What another person saved meanwhile, field by field; where both wrote, one chooses. */
export function ConflictPanel({ document }: { document: OpenDocument }) {
  const { conflicts, taken, body, unread, definition, session, mergedFrom } = document;
  const { user } = useSession();
  const own = mergedFrom === user.login;
  const who = own ? 'su otra ventana' : mergedFrom;
  const [other, setOther] = useState<ReadonlySet<string>>(new Set());
  const [hidden, hide] = useState<readonly Move[]>([]);
  if (conflicts.length === 0 && hidden === taken) return null;
  const { dataSets } = definition;
  const [pathAt, valueAt] = [pathFinder(dataSets, body), valueFinder(dataSets, body)];
  const show = (path: string, value: string): string => showValue(dataSets, path, value);
  const toggle = (place: string): void => {
    const next = new Set(other);
    if (!next.delete(place)) next.add(place);
    setOther(next);
  };
  return (
    <section className="d-panel d-conflicts" aria-label="Cambios de otra persona o ventana">
      <h2>{headingOf(conflicts.length, own, who)}</h2>
      {conflicts.length > 0 && (
        <ul className="d-problems">
          {conflicts.map(({ place, to }) => {
            const path = pathAt(place) ?? '';
            return (
              <Choice
                key={place}
                label={labelOf(dataSets, path)}
                path={path}
                theirs={show(path, to)}
                own={unread.get(place)?.text ?? show(path, valueAt(place) ?? '')}
                who={who}
                other={other.has(place)}
                onToggle={() => toggle(place)}
              />
            );
          })}
        </ul>
      )}
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
          <Button onClick={() => session.resolve([...other])}>Guardar con lo elegido</Button>
        ) : (
          <Button variant="default" onClick={() => hide(taken)}>
            Entendido
          </Button>
        )}
      </div>
    </section>
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

/** A field that both wrote, and whose value counts. */
function Choice(props: {
  label: string;
  path: string;
  theirs: string;
  own: string;
  who: string | undefined;
  other: boolean;
  onToggle: () => void;
}) {
  const { label, path, theirs, own, who, other, onToggle } = props;
  return (
    <li>
      <label>
        <input type="checkbox" checked={other} onChange={onToggle} /> {label}: tomar «{theirs}»,{' '}
        {sourceOf(who)}, en lugar de lo suyo, «{own}»
      </label>{' '}
      <button type="button" className="d-link" aria-label={`Ver ${label}`} onClick={() => jumpTo(path)}>
        Ver
      </button>
    </li>
  );
}
