import { labelOf } from '../../../shared/foundation/fields/label.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import { useMay } from '../../api/session.ts';
import { Icon } from '../../kit/icons.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { useReference } from '../../kit/reference.ts';
import { later } from '../../kit/later.tsx';
import { Button } from '../../kit/simple.tsx';
import type { OpenDocument } from '../../document/useDocument.ts';
import { useObjections, type DeclarationStatus } from './objections.ts';
import type { SealingScreens } from './screens.ts';
import { AUTHORITY } from './stopping.ts';

// It comes when there is a rejection.
const WarnNextTime = later(async () => (await import('./WarnNextTime.tsx')).WarnNextTime);

interface RejectionProps<B extends DeclarationBody> {
  screens: SealingScreens<B>;
  document: OpenDocument<B>;
  /** As the authority last answered. */
  status: DeclarationStatus | undefined;
}

/** A rejection of a document in that state, until it is dealt with: the authority's words, ours, and the way to correct and send again. */
export function Rejection<B extends DeclarationBody>({ screens, document, status }: RejectionProps<B>) {
  const { kind, definition, procedures, words: told } = screens;
  const objections = useObjections(document, status, procedures.open);
  const reference = useReference();
  const writes = useMay()(`${kind.module}:write`);
  const open = objections.filter(({ mended }) => !mended);
  const first = open.find(({ problem }) => problem.path !== '');
  const { CODIGO = '', MENSAJE = '' } = status?.RESULTADO ?? {};
  const words = [CODIGO, MENSAJE].filter((each) => each !== '').join(' · ');
  return (
    <section className="x-rejection" role="alert" aria-label="Rechazo de la autoridad">
      <Icon name="cross" />
      <div className="d-grow">
        <p>
          <strong>La autoridad rechazó {told.the}.</strong>
          {words !== '' && <> Respondió: «{words}».</>} Nada quedó declarado.{' '}
          {open.length === 0 && objections.length > 0
            ? 'Lo que señaló ya dice otra cosa: revísela y envíela de nuevo, irá como otra versión.'
            : 'Corrija lo que señala y envíela de nuevo: irá como otra versión.'}
        </p>
        <ul>
          {objections.map(({ problem, words: said, said: value, mended }, index) => (
            <li key={`${problem.path} ${index}`}>
              {problem.path === '' ? (
                said
              ) : (
                <button type="button" className="d-link" onClick={() => jumpTo(problem.path)}>
                  {labelOf(definition.dataSets, problem.path)}: «{said}»
                </button>
              )}
              {mended && (
                <span className="d-good">
                  {' '}
                  <Icon name="check" /> cambiado
                </span>
              )}
              {writes && value !== undefined && (
                <WarnNextTime
                  kind={kind}
                  rejected={{ id: document.header.ID, path: problem.path, value, words: said }}
                  code={problem.code.slice(AUTHORITY.length)}
                  authority={authorities[reference.country].name}
                />
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
