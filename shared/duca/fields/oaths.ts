import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Boxes 61 and 62 ask the same of who made the goods and of who exports them. Paper only. */
const oathFields = (box: '61' | '62', who: string) => ({
  ID_PAIS_ORIGEN: field.choice('Originarias de', {
    box,
    catalogue: catalogue.countries,
    help: `País del que ${who} declara originarias las mercancías. Solo se imprime.`,
  }),
  NOMBRE: field.text('Nombre', { box, max: 120, help: `Quién firma por ${who}. Solo se imprime.` }),
  EMPRESA: field.text('Empresa', { box, max: 120, help: `Empresa de ${who}. Solo se imprime.` }),
  CARGO: field.text('Cargo', { box, max: 80, help: `Cargo de quien firma por ${who}. Solo se imprime.` }),
});

/** Box 61. */
export const producerOath = one('Declaración del productor', oathFields('61', 'el productor'));

/** Box 62. */
export const exporterOath = one('Certificación del exportador', oathFields('62', 'el exportador'));
