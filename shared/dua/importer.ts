import type { NamedImporter } from '../foundation/documents/lastValuesProcedure.ts';
import type { DuaBody } from './dataSets.ts';

/** Whom the head of a DUA names. */
export const importerOf = ({ DECLARACION }: DuaBody): NamedImporter => ({
  taxId: DECLARACION.NUMERO_IDENTIFICACION_IMPORTADOR,
  name: DECLARACION.NOMBRE_IMPORTADOR,
});
