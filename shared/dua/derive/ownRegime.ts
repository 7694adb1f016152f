import { catalogue } from '../../catalogues/names.ts';
import type { OwnTreatment } from '../../declarations/ownTreatment.ts';

/** Regime of an order that foresees none: definitive import. */
const USUAL_REGIME = '4000';

/** A regime that a person chose is followed as the order's is that foresees one. */
export const ownRegime: OwnTreatment = {
  part: 'regime',
  list: catalogue.regimes,
  record: 'DECLARACION',
  field: 'CODIGO_REGIMEN',
  formed: 'REGIMEN_FORMADO',
  foreseen: ({ order }, reference) => {
    const { ID_REGIMEN } = order.body.ORDEN;
    return ID_REGIMEN !== '' && reference.row(catalogue.regimes, ID_REGIMEN) ? ID_REGIMEN : USUAL_REGIME;
  },
};
