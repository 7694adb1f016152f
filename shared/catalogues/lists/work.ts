import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

const OWN = 'Lista propia del producto';

/** Lists that belong to the broker's own work, not to an authority. */
export const workLists: CatalogueList[] = [
  makeList({
    name: catalogue.priorities,
    title: 'Prioridades de la orden de trabajo',
    source: OWN,
    rows: pairs([
      ['NORMAL', 'Normal'],
      ['ALTA', 'Alta'],
      ['URGENTE', 'Urgente'],
    ]),
  }),
  makeList({
    name: catalogue.prorateMethods,
    title: 'Métodos de prorrateo',
    source: OWN,
    rows: pairs([
      ['FOB', 'Por valor FOB'],
      ['PESO', 'Por peso bruto'],
      ['CANTIDAD', 'Por cantidad de unidades'],
    ]),
  }),
];
