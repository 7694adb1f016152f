import { catalogue } from '../catalogues/names.ts';
import { field } from '../foundation/fields/field.ts';
import { commonTerms, supposedTerms } from '../taxes/supposed.ts';

/** Terms that may be tried out of a DUCA. */
export const ducaTerms = supposedTerms(
  {
    ...commonTerms,
    ACUERDO: field.choice('Acuerdo', {
      catalogue: catalogue.agreements1,
      help: 'Acuerdo que se pediría para la fracción, o para todas; 0 prueba sin acuerdo.',
    }),
    ORIGEN: field.choice('Origen', {
      catalogue: catalogue.countries,
      help: 'País de origen de la fracción, o de todas.',
    }),
    CUOTA: field.text('Cuota o contingente', {
      max: 30,
      help: 'Número de la casilla 39 que se usaría; 0 prueba sin cuota.',
    }),
    TASA: field.decimal('Tasa de cambio', { decimals: 5, help: 'Moneda nacional por dólar.' }),
    FRACCION: field.integer('Solo la fracción', { help: 'Número de línea; en blanco, todas.' }),
  },
  {
    INCOTERM: 'incoterm',
    FLETE: 'freight',
    SEGURO: 'insurance',
    ACUERDO: 'agreement',
    ORIGEN: 'origin',
    CUOTA: 'quota',
    TASA: 'rate',
    FRACCION: 'line',
  },
);
