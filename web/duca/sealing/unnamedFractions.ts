import type { Move } from '../../../shared/foundation/documents/rederive.ts';

/** What forming a DUCA again could no longer name; '' where that is nothing. */
export function unnamedFractions(moves: readonly Move[]): string {
  const unnamed = moves.filter(({ path, to }) => path.endsWith('LINEA') && to === '').length;
  return unnamed === 0
    ? ''
    : `Números de fracción que quedaron en blanco, porque la suya ya no está: ${unnamed} (casilla 54.6 y unidades).`;
}
