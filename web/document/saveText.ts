import { formatDate, localDateTime, localDay } from '../../shared/foundation/dates/date.ts';
import { serverNow } from '../api/serverClock.ts';
import type { DocumentView } from './session/documentView.ts';

/** The hour, and the day of another one. */
function savedText(at: Date): string {
  const [day, hour] = [localDay(at), localDateTime(at).slice(11, 19)];
  return day === localDay(serverNow())
    ? `Guardado a las ${hour}`
    : `Guardado el ${formatDate(day)} a las ${hour}`;
}

/** Whether all of an open document is saved, or what of it is not and where it is kept meanwhile. */
export function saveText({
  save,
  savedAt,
  refusal,
  unread,
}: Pick<DocumentView, 'save' | 'savedAt' | 'refusal' | 'unread'>): {
  icon: string;
  text: string;
  look: string;
} {
  switch (save) {
    case 'offline':
      return { icon: 'warning', text: 'Sin conexión: se guarda aquí', look: 'd-warning' };
    case 'refused':
      return {
        icon: 'cross',
        text: `Sin guardar, se conserva aquí. ${refusal?.message ?? ''}`,
        look: 'd-error',
      };
    case 'conflict':
      return {
        icon: 'warning',
        text: 'Hay diferencias por revisar; lo suyo se conserva aquí',
        look: 'd-warning',
      };
    case 'pending':
    case 'saving':
      return { icon: 'clock', text: 'Guardando…', look: 'd-dimmed' };
    case 'saved': {
      const text = savedAt ? savedText(savedAt) : 'Guardado';
      if (unread.size === 0) return { icon: 'check', text, look: 'd-good' };
      const rest =
        unread.size === 1
          ? 'un dato que no se entiende; se conserva aquí'
          : `${unread.size} datos que no se entienden; se conservan aquí`;
      return { icon: 'warning', text: `${text}, salvo ${rest}`, look: 'd-warning' };
    }
  }
}
