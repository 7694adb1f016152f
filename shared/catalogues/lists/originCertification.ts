import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

const source = 'DR-CAFTA, capítulo cuatro; las letras del criterio son las de uso en el comercio';

/** What certifications of origin say in codes (domain 5.1). */
export const originCertificationLists = [
  makeList({
    name: catalogue.originCriteria,
    title: 'Criterios de origen (DUCA 47.1)',
    source,
    sample: true,
    rows: pairs([
      ['A', 'Totalmente obtenida o producida en el territorio de las Partes'],
      ['B', 'Cumple la regla específica: cambio de clasificación o valor de contenido regional'],
      ['C', 'Producida solo con materiales originarios'],
    ]),
  }),
  makeList({
    name: catalogue.certificationScopes,
    title: 'Alcances de una certificación de origen',
    source,
    rows: pairs([
      ['UNICA', 'Un embarque'],
      ['GLOBAL', 'Un período'],
    ]),
  }),
  makeList({
    name: catalogue.originCertifiers,
    title: 'Quién certifica el origen',
    source,
    rows: pairs([
      ['IMPORTADOR', 'Importador'],
      ['EXPORTADOR', 'Exportador'],
      ['PRODUCTOR', 'Productor'],
    ]),
  }),
];
