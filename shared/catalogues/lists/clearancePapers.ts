import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/** Papers that come to a declaration after it was sealed, on the way to the goods' release. */
export const clearancePaperList = makeList({
  name: catalogue.clearancePapers,
  title: 'Papeles del despacho',
  source: 'Práctica del oficio; ajústelos a los de su agencia',
  sample: true,
  rows: [
    { CLAVE: 'PAGO', VALOR: 'Boleta de pago' },
    { CLAVE: 'REVISION', VALOR: 'Acta de revisión' },
    { CLAVE: 'LEVANTE', VALOR: 'Autorización de levante' },
    { CLAVE: 'SALIDA', VALOR: 'Pase de salida' },
    { CLAVE: 'ENTREGA', VALOR: 'Constancia de entrega' },
    { CLAVE: 'OTRO', VALOR: 'Otro papel del despacho' },
  ],
});
