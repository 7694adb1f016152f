import { labelOf } from '../../../shared/foundation/fields/label.ts';
import { ducaDataSets } from '../../../shared/duca/dataSets.ts';
import { useMay } from '../../api/session.ts';
import { Icon } from '../../kit/icons.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { Button } from '../../kit/simple.tsx';
import type { OpenDuca } from '../ducaKind.ts';
import { useStatus } from './useStatus.ts';
import { useObjections } from './objections.ts';

/** A rejection, until it is dealt with: the authority's words, ours, and the way to correct and send again. */
export function Rejection({ document }: { document: OpenDuca }) {
  const objections = useObjections(document);
  const { data } = useStatus(document);
  const writes = useMay()('duca:write');
  if (document.header.ESTADO !== 'RECHAZADA') return null;
  const open = objections.filter(({ mended }) => !mended);
  const first = open.find(({ problem }) => problem.path !== '');
  const { CODIGO = '', MENSAJE = '' } = data?.RESULTADO ?? {};
  const words = [CODIGO, MENSAJE].filter((each) => each !== '').join(' · ');
  return (
    <section className="u-rejection" role="alert" aria-label="Rechazo de la autoridad">
      <Icon name="cross" />
      <div className="d-grow">
        <p>
          <strong>La autoridad rechazó esta DUCA.</strong>
          {words !== '' && <> Respondió: «{words}».</>} Nada quedó declarado.{' '}
          {open.length === 0 && objections.length > 0
            ? 'Lo que señaló ya dice otra cosa: revísela y transmítala de nuevo, irá como otra versión.'
            : 'Corrija lo que señala y transmítala de nuevo: irá como otra versión.'}
        </p>
        <ul>
          {objections.map(({ problem, words: said, mended }, index) => (
            <li key={`${problem.path} ${index}`}>
              {problem.path === '' ? (
                said
              ) : (
                <button type="button" className="d-link" onClick={() => jumpTo(problem.path)}>
                  {labelOf(ducaDataSets, problem.path)}: «{said}»
                </button>
              )}
              {mended && (
                <span className="d-good">
                  {' '}
                  <Icon name="check" /> cambiado
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {writes && first && (
        <Button variant="default" onClick={() => jumpTo(first.problem.path)}>
          Corregir
        </Button>
      )}
    </section>
  );
}
