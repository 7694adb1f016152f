import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import { toast } from '../../kit/toasts.ts';

/** What forming a declaration again took of the order, left as it was, and could no longer name. */
export function tellFormed(moves: readonly Move[]): void {
  const kept = moves.filter((each) => each.kind === 'kept').length;
  const unnamed = moves.filter(({ path, to }) => path.endsWith('LINEA') && to === '').length;
  const text = `Cambios tomados de la orden: ${moves.length - kept}. Valores suyos conservados: ${kept}.`;
  const more =
    unnamed === 0
      ? ''
      : ` Números de fracción que quedaron en blanco, porque la suya ya no está: ${unnamed} (casilla 54.6 y unidades).`;
  toast('DUCA formada de nuevo', text + more, 'good');
}
