import { lookups } from '../../../shared/transmission/lookups/register.ts';
import { jumpTo } from '../../kit/jump.ts';
import { SampleMark } from '../../kit/SampleMark.tsx';
import { Button } from '../../kit/simple.tsx';
import { useSession } from '../../api/session.ts';
import { Line } from './FieldLookups.tsx';
import { nameOfWanted } from './askQueue.ts';
import { useLookups, type Told } from './lookupStore.ts';

const SHOWN = 20;

/** Over the problems of a document: what of it the services have verified, and what waits. */
export function LookupsPanel() {
  const { all, ask, use } = useLookups();
  const { practice } = useSession();
  const each = [...new Map(all.map((told) => [nameOfWanted(told.wanted), told])).values()];
  if (each.length === 0) return null;
  const unasked = each.filter(({ kept }) => !kept);
  const waiting = each.filter(({ kept }) => kept?.ESTADO === 'SIN_VERIFICAR');
  const shown = [...waiting, ...each.filter(({ against }) => against), ...each.filter(isPlain)].slice(
    0,
    SHOWN,
  );
  const todo = [...unasked, ...waiting].map(({ wanted }) => wanted);
  return (
    <details className="t-lookups" open={waiting.length > 0 || each.some(({ against }) => against)}>
      <summary>
        Consultas: {each.length - todo.length} de {each.length} verificadas
        {waiting.length > 0 && `, ${waiting.length} sin verificar`}
      </summary>
      {ask && todo.length > 0 && (
        <Button variant="default" icon="search" onClick={() => ask(todo, true)}>
          Verificar {todo.length === 1 ? 'el dato' : `los ${todo.length} datos`}
        </Button>
      )}
      {practice && (
        <p className="d-dimmed">
          <SampleMark /> En práctica lo que dicen los servicios es inventado.
        </p>
      )}
      <ul className="d-plain">
        {shown.map((told) => (
          <li key={nameOfWanted(told.wanted)}>
            <button type="button" className="d-link" onClick={() => jumpTo(told.wanted.path)}>
              {lookups[told.wanted.name].label}: {told.wanted.key}
            </button>
            <Line told={told} {...(use ? { use } : {})} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const isPlain = ({ kept, against }: Told): boolean => kept?.ESTADO === 'VERIFICADA' && !against;
