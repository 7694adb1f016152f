import type { Place } from '../../../shared/work-orders/talk/thread.ts';
import { isKeyed } from '../../kit/unread.ts';

/** What a place of the document that is open is called now; '' where it is gone. */
export type NameOf = (place: string) => string;

/**
 * What is said of where it was asked from: as the open document calls it now, else as it was called then, and of a line that it
 * was then, for lines move. What was kept before has a path alone.
 */
export function placeWords({ RUTA, ETIQUETA }: Pick<Place, 'RUTA' | 'ETIQUETA'>, nameOf?: NameOf): string {
  if (RUTA === '') return ETIQUETA;
  const now = nameOf?.(RUTA) ?? '';
  if (now !== '') return now;
  const then = ETIQUETA || RUTA;
  return isKeyed(RUTA) ? `${then} (al preguntar)` : then;
}
