import { useState } from 'react';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import { ComeBackLink } from '../../kit/ComeBackLink.tsx';
import { FieldInput } from '../../kit/fields/FieldInput.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';
import type { UnreadText } from '../../kit/unread.ts';
import { alikeProblems, columnPath, fillable, shortLabel, type Alike } from './alikeProblems.ts';
import type { DocumentSession } from '../session/DocumentSession.ts';
import { addressOf } from '../otherPlace.ts';

/** As many as a person reads; the counts above are of all. */
const SHOWN = 200;

interface Props {
  definition: AnyDocument;
  problems: readonly Problem[];
  session: DocumentSession | undefined;
}

/** Problems as links to their fields; the same one of many lines once, with one value for all where that makes sense. */
export function AlikeList({ definition, problems, session }: Props) {
  const groups = alikeProblems(problems);
  return (
    <ul className="d-problems">
      {groups.slice(0, SHOWN).map((group, index) => (
        <Item
          key={`${group.first.code} ${group.first.path} ${index}`}
          group={group}
          definition={definition}
          session={session}
        />
      ))}
      {groups.length > SHOWN && <li>y {groups.length - SHOWN} más</li>}
    </ul>
  );
}

const LOOKS = { error: 'd-error', warning: 'd-warning', missing: '' } as const;

function Item(props: { group: Alike; definition: AnyDocument; session: DocumentSession | undefined }) {
  const { group, definition, session } = props;
  const { first, all } = group;
  const [filling, fill] = useState(false);
  const field = session && fillable(definition.dataSets, group);
  const text = sentence(definition, group);
  return (
    <li className={LOOKS[first.severity]}>
      {first.path === '' ? (
        <span>{text}</span>
      ) : (
        <button type="button" className="d-link" title={first.message} onClick={() => jumpTo(first.path)}>
          {text}
        </button>
      )}
      {field && !filling && (
        <button
          type="button"
          className="d-link d-fill"
          aria-label={`Llenar todas: ${field.label}`}
          onClick={() => fill(true)}
        >
          Llenar todas
        </button>
      )}
      {field && filling && (
        <FillAll field={field} group={group} session={session} onDone={() => fill(false)} />
      )}
      {first.severity !== 'missing' && all.length > 1 && <Rest all={all} />}
      {first.other && (
        <ComeBackLink className="d-problem-other" to={addressOf(first.other)} label={first.other.label} />
      )}
    </li>
  );
}

/** A blank is told by its name alone, under its heading; what is wrong in its own words. */
function sentence({ dataSets }: AnyDocument, { first, all }: Alike): string {
  const label = first.severity === 'missing' ? shortLabel(dataSets, first.path) : undefined;
  if (label === undefined) return first.message;
  return all.length === 1 ? label : `${label}: falta en ${all.length} líneas`;
}

/** The others of the same problem, each a click away. */
function Rest({ all }: { all: readonly Problem[] }) {
  return (
    <details>
      <summary>y {all.length - 1} más</summary>
      <ul>
        {all.slice(1, SHOWN).map((each, index) => (
          <li key={`${each.path} ${index}`}>
            <button type="button" className="d-link" onClick={() => jumpTo(each.path)}>
              {each.message}
            </button>
            {each.other && (
              <ComeBackLink className="d-problem-other" to={addressOf(each.other)} label={each.other.label} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One value for every line that lacks it: one step of undo. */
function FillAll(props: { field: Field; group: Alike; session: DocumentSession; onDone: () => void }) {
  const { field, group, session, onDone } = props;
  const [value, setValue] = useState('');
  const [unread, setUnread] = useState<UnreadText>();
  const count = group.all.length;
  return (
    <div className="d-fill-all">
      <FieldInput
        field={field}
        path={`llenar ${columnPath(group.first.path)}`}
        value={value}
        autoFocus
        onChange={setValue}
        unread={unread}
        onUnread={setUnread}
      />
      <Button
        disabled={value === '' || unread !== undefined}
        onClick={() => {
          session.edit(group.all.map(({ path }) => ({ op: 'set', path, value })));
          toast('Líneas llenadas', `${field.label}: ${count} líneas. Ctrl+Z lo deshace.`, 'good');
          onDone();
        }}
      >
        Llenar {count}
      </Button>
      <Button variant="default" onClick={onDone}>
        Cancelar
      </Button>
    </div>
  );
}
