import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/**
 * Most fractions of a declaration, goods of a fraction and characters of box 46, by regime; the row of a blank REGIMEN
 * is for those that have none of their own. A blank limit is none. BLOQUEA '1' makes it an error, '0' a warning.
 */
const limit = (
  REGIMEN: string,
  MAX_FRACCIONES: string,
  MAX_MERCANCIAS: string,
  MAX_DESCRIPCION: string,
): CatalogueRow => ({
  CLAVE: REGIMEN === '' ? 'TODOS' : REGIMEN,
  VALOR: REGIMEN === '' ? 'Cualquier régimen' : `Régimen ${REGIMEN}`,
  REGIMEN,
  MAX_FRACCIONES,
  MAX_MERCANCIAS,
  MAX_DESCRIPCION,
  BLOQUEA: '0',
});

export const fractionLimitList = makeList({
  name: catalogue.fractionLimits,
  title: 'Límites de fracciones de la DUCA',
  source: 'Muestra propia: la autoridad no publica límites; por eso solo advierte',
  sample: true,
  rows: [limit('', '9999', '5000', '500'), limit('TR', '999', '5000', '500')],
});
