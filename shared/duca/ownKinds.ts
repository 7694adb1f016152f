import { catalogue } from '../catalogues/names.ts';
import type { Reference } from '../foundation/documents/reference.ts';

/** Kinds of box 54.1 under which a certification that the company keeps is declared; none where no agreement has such. */
export const ownKinds = (reference: Reference): ReadonlySet<string> =>
  new Set(
    reference
      .rows(catalogue.agreements1)
      .filter((row) => row['CERTIFICACION_PROPIA'] === '1')
      .flatMap((row) => (row['CERTIFICADO'] ?? '').split('|'))
      .filter((each) => each !== ''),
  );
