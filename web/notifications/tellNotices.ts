import { withoutPoint } from '../../shared/foundation/text/withoutPoint.ts';
import type { Notice } from '../../shared/notifications/procedures.ts';
import { toast } from '../kit/toasts.ts';

/** More at once, as after a weekend, are told as one: they would lie over the page. */
const MOST_APART = 2;

type Told = Pick<Notice, 'AVISO' | 'TEXTO'>;

const toneOf = ({ AVISO }: Told): 'bad' | 'info' =>
  AVISO === 'needs-human' || AVISO === 'overdue' ? 'bad' : 'info';

/**
 * Lets notices pop up: each by itself, or many as their number with the one that matters most. Of those that say the same
 * one does, as of two messages in one order.
 */
export function tellNotices(told: readonly Told[]): void {
  const notices = [...new Map(told.map((each) => [each.TEXTO, each])).values()];
  if (notices.length <= MOST_APART) return notices.forEach((each) => toast(each.TEXTO, '', toneOf(each)));
  const first = notices.find((each) => toneOf(each) === 'bad') ?? notices[0]!;
  toast(
    `${notices.length} avisos nuevos`,
    `${withoutPoint(first.TEXTO)}. Los demás están en Notificaciones.`,
    toneOf(first),
  );
}
