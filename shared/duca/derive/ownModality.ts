import { catalogue } from '../../catalogues/names.ts';
import type { OwnTreatment } from '../../declarations/ownTreatment.ts';

/** Modality of an order that foresees none: definitive import. */
const USUAL_MODALITY = 'ID';

/** A modality that a person chose is followed as the order's is that foresees one. */
export const ownModality: OwnTreatment = {
  part: 'modality',
  list: catalogue.modalities,
  record: 'DUCA',
  field: 'MODALIDAD',
  formed: 'MODALIDAD_FORMADA',
  foreseen: ({ order }) => order.body.ORDEN.ID_MODALIDAD || USUAL_MODALITY,
};
