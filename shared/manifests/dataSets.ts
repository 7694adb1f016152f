import type { BodyOf, RecordOf } from '../foundation/fields/dataSet.ts';
import { header } from './fields/header.ts';
import { complements, titleContainers, titleLines, titles } from './fields/titles.ts';

/** Everything that a manifest stores: header, titles, their lines and containers, complement data (spec 7, manifests). */
export const manifestDataSets = {
  MANIFIESTO: header,
  TITULOS: titles,
  TITULOS_LINEAS: titleLines,
  TITULOS_CONTENEDORES: titleContainers,
  DATOS_COMPLEMENTARIOS: complements,
};

export type ManifestBody = BodyOf<typeof manifestDataSets>;
export type ManifestTitle = RecordOf<typeof titles>;
