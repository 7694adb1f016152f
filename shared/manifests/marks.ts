import { markOf, marksOf } from '../foundation/documents/mark.ts';
import type { ManifestBody } from './dataSets.ts';

/** Words under which one is found again: its numbers as declarations name it, and its containers. */
export const manifestMarks = ({ MANIFIESTO, TITULOS_CONTENEDORES }: ManifestBody): string[] =>
  marksOf(
    manifestMark(MANIFIESTO.MANIFIESTO),
    manifestMark(MANIFIESTO.NUMERO_PREIMPRESO),
    ...TITULOS_CONTENEDORES.map((each) => markOf('contenedor', each.NUMERO_CONTENEDOR)),
  );

/** Word of a number by which a declaration names the manifest. */
export const manifestMark = (number: string): string | undefined => markOf('manifiesto', number);

/** Word of a title, by which the manifests that hold it are found (`functions/manifests/titleIndex.ts`). */
export const titleMark = (number: string): string | undefined => markOf('titulo', number);

/** The words of all titles of a manifest: thousands of a courier's, which are kept apart from the others. */
export const titleMarks = ({ TITULOS }: Pick<ManifestBody, 'TITULOS'>): string[] =>
  marksOf(...TITULOS.map((each) => titleMark(each.TITULO_TRANSPORTE)));
