import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

export const yesNoList = makeList({
  name: catalogue.yesNo,
  title: 'Sí o no',
  source: 'Especificación del producto, punto 5',
  rows: pairs([
    ['1', 'Sí'],
    ['0', 'No'],
  ]),
});

/** Domain 1.7: Guatemala speaks of green and red, Honduras also of yellow; spec 1 knows the three. */
export const channelList = makeList({
  name: catalogue.channels,
  title: 'Canales del selectivo',
  source: 'Especificación del producto, punto 1, y práctica publicada por las aduanas',
  rows: pairs([
    ['VERDE', 'Verde: levante sin revisión inmediata'],
    ['AMARILLO', 'Amarillo: revisión de documentos'],
    ['ROJO', 'Rojo: revisión de documentos y mercancías'],
  ]),
});
