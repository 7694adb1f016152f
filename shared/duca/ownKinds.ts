import { catalogue } from '../catalogues/names.ts';
import type { Reference } from '../foundation/documents/reference.ts';

/** Kind of box 54.1 under which an earlier declaration is named (DECLARACION_ANTERIOR of the list); undefined where none is. */
export const earlierKind = (reference: Reference): string | undefined =>
  reference.rows(catalogue.supportDocuments).find((row) => row['DECLARACION_ANTERIOR'] === '1')?.CLAVE;

/** Kinds of box 54.1 under which a certification that the company keeps is declared; none where no agreement has such. */
export const ownKinds = (reference: Reference): ReadonlySet<string> =>
  new Set(
    reference
      .rows(catalogue.agreements1)
      .filter((row) => row['CERTIFICACION_PROPIA'] === '1')
      .flatMap((row) => (row['CERTIFICADO'] ?? '').split('|'))
      .filter((each) => each !== ''),
  );
