import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** How a provisional or simplified declaration and its complementary one know each other; not part of the form. */
export const complement = one('Declaración complementaria', {
  NUMERO_DUCA_ORIGINAL: field.declarationNumber('DUCA que se complementa', {
    max: 24,
    help: 'Número de la DUCA provisional o simplificada que esta completa, con guiones o sin ellos.',
  }),
  NUMERO_DUCA_COMPLEMENTARIA: field.declarationNumber('DUCA complementaria', {
    max: 24,
    writer: 'authority',
    help: 'Número de la DUCA que completó a esta; se anota cuando la autoridad la acepta.',
  }),
  FECHA_COMPLEMENTARIA: field.dateTime('Complementada el', {
    writer: 'authority',
    help: 'Fecha en que la autoridad aceptó la DUCA complementaria.',
  }),
});
