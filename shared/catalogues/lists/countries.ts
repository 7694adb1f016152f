import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

const names = spanish.countries as Record<string, string | string[]>;

/** Every country of ISO 3166-1 by its two letters, in Spanish alphabetical order. */
export const countryList = makeList({
  name: catalogue.countries,
  title: 'Países',
  source: 'ISO 3166-1, nombres en español del paquete i18n-iso-countries',
  rows: Object.entries(names)
    .map(([CLAVE, name]) => ({ CLAVE, VALOR: Array.isArray(name) ? name[0]! : name }))
    .sort((a, b) => a.VALOR.localeCompare(b.VALOR, 'es')),
});
