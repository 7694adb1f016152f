import { labelOf } from '../../../shared/foundation/fields/label.ts';
import { authorities } from '../../../shared/transmission/authorities.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { answerIn } from '../../../shared/transmission/rejectionWords.ts';
import { useMay } from '../../api/session.ts';
import { Icon } from '../../kit/icons.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { useReference } from '../../kit/reference.ts';
import { later } from '../../kit/later.tsx';
import { Button } from '../../kit/simple.tsx';
import { NotAnswered, type Question } from '../../kit/states.tsx';
import type { DocumentContracts } from '../../document/session/sessionWorld.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import '../transmission.css';
import { useObjections, type DeclarationStatus } from './objections.ts';
import { refusedOperation, sayRejection, type ChangeWords } from './sayRejection.ts';
import { AUTHORITY } from './stopping.ts';

// It comes when there is a rejection.
const WarnNextTime = later(async () => (await import('./WarnNextTime.tsx')).WarnNextTime);

interface RejectionProps<B extends AnyBody> {
  document: OpenDocument<B>;
  /** What is asked of how it stands, with the authority's objections. */
  asked: Question<DeclarationStatus>;
  open: DocumentContracts['open'];
  /** How its country calls a change of what was accepted, where there is one. */
  change?: ChangeWords;
}

/** A rejection of a document of which one is open, until it is dealt with: the authority's words, ours, and the way to correct and send again. */
export function Rejection<B extends AnyBody>(props: RejectionProps<B>) {
  const { document, asked, change } = props;
  const status = asked.data;
  const { definition } = document;
  const objections = useObjections(document, status, props.open);
  const reference = useReference();
  const writes = useMay()(`${definition.module}:write`);
  const open = objections.filter(({ mended }) => !mended);
  const first = document.readOnly ? undefined : open.find(({ problem }) => problem.path !== '');
  const operation = refusedOperation(definition, document.header);
  const { RECHAZO = '' } = document.header;
  const answer = answerIn(RECHAZO, status?.problems ?? []);
  const mended = open.length === 0 && objections.length > 0;
  const { what, effect, next } = sayRejection(definition, operation, { change, mended });
  return (
    <section className="x-rejection" role="alert" aria-label="Rechazo de la autoridad">
      <Icon name="cross" />
      <div className="d-grow">
        <p>
          <strong>La autoridad rechazó {what}.</strong>
          {answer !== '' && <> Respondió: «{answer}».</>} {effect} {next}
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
                  kind={definition}
                  rejected={{ id: document.header.ID, path: problem.path, value, words: said }}
                  code={problem.code.slice(AUTHORITY.length)}
                  authority={authorities[reference.country].name}
                />
              )}
            </li>
          ))}
        </ul>
        {asked.error && <NotAnswered of={asked} failed="No se pudo leer qué objetó la autoridad." />}
      </div>
      {writes && first && (
        <Button variant="default" onClick={() => jumpTo(first.problem.path)}>
          Corregir
        </Button>
      )}
    </section>
  );
}
