import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import { foldName } from '../../foundation/fields/codeMeant.ts';
import { once } from '../../foundation/once.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

type Names = Record<string, string | string[]>;
const namesOf = (language: { countries: object }, code: string): string[] =>
  [(language.countries as Names)[code] ?? []].flat();

/** How invoices of the trade name them besides; what two countries are called is asked. */
const USUAL: Record<string, readonly string[]> = {
  AE: ['EAU', 'UAE', 'Emiratos Árabes'],
  CN: ['República Popular China', 'R.P. China', 'P.R. China', 'RPC', 'PRC', 'China Continental'],
  CZ: ['Chequia'],
  DO: ['Rep. Dominicana', 'R. Dominicana'],
  GB: ['Inglaterra', 'England', 'Gran Bretaña'],
  HK: ['Hongkong'],
  KP: ['Corea', 'Korea', 'Corea del Norte'],
  KR: ['Corea', 'Korea', 'Corea del Sur'],
  NL: ['Holanda', 'Holland'],
  RU: ['Federación Rusa', 'Federación de Rusia'],
  TW: ['Taiwan R.O.C.'],
  US: ['EE.UU.', 'EE. UU.', 'EUA', 'E.U.A.', 'Estados Unidos de América', 'Estados Unidos de Norteamérica'],
  VN: ['Viet Nam'],
};

const threeLetters = once(() => new Map(codes.map(([two, three]) => [two, three])));

const texts = once(() => Object.keys(spanish.countries).map((code) => foldName(namesOf(spanish, code)[0]!)));

/** Other names, each once as they are compared, and none that is the code, or the text of any country. */
function aliasOf(code: string): string {
  const seen = new Set([foldName(code), ...texts()]);
  const others = [
    threeLetters().get(code) ?? '',
    ...namesOf(spanish, code),
    ...namesOf(english, code),
    ...(USUAL[code] ?? []),
  ];
  return others.filter((name) => !seen.has(foldName(name)) && seen.add(foldName(name))).join('|');
}

/** Every country of ISO 3166-1 by its two letters, in Spanish alphabetical order. */
export const countryList = makeList({
  name: catalogue.countries,
  title: 'Países',
  source: 'ISO 3166-1, nombres en español e inglés del paquete i18n-iso-countries',
  rows: () =>
    Object.keys(spanish.countries)
      .map((CLAVE) => {
        const VALOR = namesOf(spanish, CLAVE)[0]!;
        return { CLAVE, VALOR, ALIAS: aliasOf(CLAVE) };
      })
      .sort((a, b) => a.VALOR.localeCompare(b.VALOR, 'es')),
});
