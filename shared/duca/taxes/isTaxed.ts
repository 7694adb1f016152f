import { catalogue } from '../../catalogues/names.ts';
import type { Reference } from '../../foundation/documents/reference.ts';

/** Whether a modality is taxed as an import: its regime is, or the catalogue says that the import rate applies. */
export const isTaxed = (modality: string, reference: Reference): boolean =>
  reference.row(catalogue.modalities, modality)?.['TASA_IMPORTACION'] === '1';
