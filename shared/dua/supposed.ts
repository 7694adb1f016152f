import { catalogue } from '../catalogues/names.ts';
import { field } from '../foundation/fields/field.ts';
import { commonTerms, supposedTerms } from '../taxes/supposed.ts';

/** Terms that may be tried out of a DUA. */
export const duaTerms = supposedTerms(
  {
    REGIMEN: field.choice('Régimen', {
      catalogue: catalogue.regimes,
      help: 'Decide qué datos son obligatorios y si los tributos se pagan o se garantizan.',
    }),
    ...commonTerms,
    VENTAJA: field.choice('Ventaja o tratado', {
      catalogue: catalogue.advantages,
      help: 'Ventaja que se pediría para el ítem, o para todos, en lugar de la de otro tratado; 0 prueba sin ninguna de un tratado.',
    }),
    ORIGEN: field.choice('Origen', {
      catalogue: catalogue.countries,
      help: 'País de origen del ítem, o de todos.',
    }),
    CUOTA: field.choice('Cuota arancelaria', {
      catalogue: catalogue.tariffQuotas,
      help: 'Contingente al que se cargaría; 0 prueba sin cuota.',
    }),
    TASA: field.decimal('Tipo de cambio', { decimals: 4, help: 'Lempiras por dólar.' }),
    ITEM: field.integer('Solo el ítem', { help: 'Número de ítem; en blanco, todos.' }),
  },
  {
    REGIMEN: 'regime',
    INCOTERM: 'incoterm',
    FLETE: 'freight',
    SEGURO: 'insurance',
    VENTAJA: 'agreement',
    ORIGEN: 'origin',
    CUOTA: 'quota',
    TASA: 'rate',
    ITEM: 'line',
  },
);
