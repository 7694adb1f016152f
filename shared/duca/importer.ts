import type { NamedImporter } from '../foundation/documents/lastValuesProcedure.ts';
import type { DucaBody } from './dataSets.ts';

/** Box 5. */
export const importerOf = ({ IMPORTADOR }: DucaBody): NamedImporter => ({
  taxId: IMPORTADOR.NUMERO_IDENTIFICACION,
  name: IMPORTADOR.NOMBRE,
});
