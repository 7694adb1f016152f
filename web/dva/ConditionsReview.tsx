import {
  boxOf,
  isConfirmed,
  QUESTIONS,
  withConfirmed,
  type Question,
} from '../../shared/dva/confirmedBoxes.ts';
import type { OpenDva } from './dvaKind.ts';
import { Icon } from '../kit/icons.tsx';
import { Button } from '../kit/simple.tsx';

/** What one act confirms: as many as are still to be confirmed. */
const CONFIRM = [
  '',
  'Confirmar la respuesta que falta',
  'Confirmar las dos respuestas',
  'Confirmar las tres respuestas',
  'Confirmar las cuatro respuestas',
  'Confirmar las cinco respuestas',
  'Confirmar las seis respuestas',
];

const ANSWERS: Record<string, string> = { '1': 'Sí', '0': 'No' };

/** Which answers of part II a person has looked at: the derivation proposes «No», the person who signs swears it. */
export function ConditionsReview({ document }: { document: OpenDva }) {
  const header = document.body.DVA;
  const left = QUESTIONS.filter((question) => !isConfirmed(header, question));
  const confirm = (questions: readonly Question[]): void =>
    void document.session.edit([
      {
        op: 'set',
        path: 'DVA.CONDICIONES_CONFIRMADAS',
        value: withConfirmed(header.CONDICIONES_CONFIRMADAS, questions),
      },
    ]);
  return (
    <div className="d-dva-review" role="group" aria-label="Respuestas revisadas">
      <span className="d-dimmed">
        {left.length === 0 ? 'Las seis respuestas están revisadas.' : 'Respuestas por confirmar:'}
      </span>
      {left.map((question) => (
        <Button
          key={question}
          variant="default"
          disabled={document.readOnly || header[question] === ''}
          title={`Confirmar la respuesta de la casilla ${boxOf(question)}`}
          onClick={() => confirm([question])}
        >
          {boxOf(question)} · {ANSWERS[header[question]] ?? 'sin respuesta'}
        </Button>
      ))}
      {left.length > 0 ? (
        <Button disabled={document.readOnly} onClick={() => confirm(left)}>
          {CONFIRM[left.length]}
        </Button>
      ) : (
        <Icon name="check" />
      )}
    </div>
  );
}
