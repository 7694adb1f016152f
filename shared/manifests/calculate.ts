import { merged, sameOr } from '../foundation/fields/merged.ts';
import type { ManifestBody } from './dataSets.ts';

/** The manifest with its computed fields: how many titles, and the place of each line in its title. Itself when nothing moved. */
export function calculateManifest(body: ManifestBody): ManifestBody {
  const count = body.TITULOS.length === 0 ? '' : String(body.TITULOS.length);
  const MANIFIESTO = merged(body.MANIFIESTO, { TOTAL_TITULOS: count });
  const places = new Map<string, number>();
  const lines = body.TITULOS_LINEAS.map((line) => {
    const place = (places.get(line.TITULO_TRANSPORTE) ?? 0) + 1;
    places.set(line.TITULO_TRANSPORTE, place);
    return merged(line, { NUMERO_LINEA: String(place) });
  });
  const TITULOS_LINEAS = sameOr(body.TITULOS_LINEAS, lines);
  return MANIFIESTO === body.MANIFIESTO && TITULOS_LINEAS === body.TITULOS_LINEAS
    ? body
    : { ...body, MANIFIESTO, TITULOS_LINEAS };
}
