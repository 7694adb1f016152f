import { validityOf } from '../../../shared/duca/validity.ts';
import { formatDate } from '../../../shared/foundation/dates/date.ts';
import { Icon } from '../../kit/icons.tsx';
import { useReference } from '../../kit/reference.ts';

const TONES = { neutral: 'u-number', warn: 'd-warning', bad: 'd-error' } as const;

/** «vence en 12 días hábiles»; once the goods are released the days ask nothing of anyone. */
export function Validity({ until, released }: { until: string; released: boolean }) {
  const validity = validityOf(until, useReference());
  if (!validity) return null;
  const tone = released ? 'neutral' : validity.tone;
  return (
    <span className={`d-sentence ${TONES[tone]}`} title={`Válida hasta el ${formatDate(until)}`}>
      {tone !== 'neutral' && <Icon name={tone === 'bad' ? 'cross' : 'warning'} />} {validity.text}
    </span>
  );
}
