import { tariffRows } from '../catalogues/editions.ts';
import { tariffHeadings } from '../catalogues/tariffHeadings.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';

/** Every code that the tariff of the reference's day has in a chapter of two digits, in order, under its headings. */
export const chapterRows = (reference: Reference, chapter: string): CatalogueRow[] =>
  [...tariffHeadings(reference).values(), ...tariffRows(reference)]
    .filter(({ CLAVE }) => plainTariff(CLAVE).startsWith(chapter))
    .toSorted((a, b) => (plainTariff(a.CLAVE) < plainTariff(b.CLAVE) ? -1 : 1));
