import { formatDate, localDateTime } from '../foundation/dates/date.ts';
import type { SettleRules } from './settle.ts';

/** How the exchanges of one operation with an authority went lately; moments in epoch milliseconds. */
export interface Standing {
  /** Since when a breaker holds them back; 0 while it does not. */
  openSince: number;
  /** First failure since one of them last worked, and when they were last known to fail still; 0 while they work. */
  failingSince?: number;
  failingAt?: number;
  /** What failed last was the check of who the authority is. */
  insecure?: boolean;
}

type Rules = Pick<SettleRules, 'outageAfter' | 'outageGap'>;

const goesOn = ({ openSince, failingAt = 0 }: Standing, { outageGap }: Rules, now: number): boolean =>
  openSince > 0 || now - failingAt < outageGap;

/** The same after one more exchange that worked or failed. */
export function afterExchange(
  row: Standing,
  rules: Rules,
  now: number,
  { works, insecure }: { works: boolean; insecure: boolean },
): Pick<Standing, 'failingSince' | 'failingAt' | 'insecure'> {
  if (works) return { failingSince: 0, failingAt: 0, insecure: false };
  const before = goesOn(row, rules, now) ? row.failingSince : 0;
  return { failingSince: before || now, failingAt: now, insecure };
}

/** Whether it is taken for down: held back by its breaker, or failing for so long that few tries are enough to know. */
export const isDown = (
  { openSince, failingSince = 0, failingAt = 0 }: Standing,
  { outageAfter }: Rules,
): boolean => openSince > 0 || (failingSince > 0 && failingAt - failingSince >= outageAfter);

/**
 * Since when an authority does not answer, epoch milliseconds; 0 while it does, or nobody tried for a while. One
 * declaration that is tried every few minutes opens no breaker, and its people wait for the authority all the same
 * (fault rows 19 and 31).
 */
export const downSince = (row: Standing, rules: Rules, now: number): number =>
  isDown(row, rules) && goesOn(row, rules, now) ? row.failingSince || row.openSince : 0;

/** The hour, and the day where it is not that of now. */
function hourOf(since: number, now: number): string {
  const [day = '', hour = ''] = localDateTime(since).split('T');
  return `${hour.slice(0, 5)}${localDateTime(now).startsWith(day) ? '' : ` del ${formatDate(day)}`}`;
}

/**
 * How people are told of an outage, before what it means for them.
 * @param since when it began, and `now` when it is told, both epoch milliseconds.
 */
export const outageSentence = (authority: string, since: number, insecure: boolean, now: number): string =>
  insecure
    ? `La conexión con ${authority} no pasa la verificación de seguridad desde las ${hourOf(since, now)} (su certificado venció, o no es suyo): avise a la autoridad y a quien administra el servidor`
    : `${authority} no responde desde las ${hourOf(since, now)}`;

/** What it means for something that is with the authority or on its way there. */
export const waitsMeanwhile = (inDoubt: boolean): string =>
  inDoubt
    ? 'se confirma en cuanto vuelva, sin enviar nada otra vez'
    : 'espera en la cola y saldrá en cuanto vuelva';

export const answersAgain = (authority: string): string =>
  `${authority} responde de nuevo; lo que esperaba sale en su orden`;
