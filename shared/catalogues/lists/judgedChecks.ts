import { countries } from '../../countries/countries.ts';
import type { CountryCode } from '../../countries/country.ts';
import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeLists } from '../makeList.ts';
import type { CatalogueName } from '../names.ts';

/** How a tolerance is meant: in the unit of the value, in percent of the greater, in calendar days; or there is none. */
type Kind = 'ABSOLUTA' | 'PORCENTAJE' | 'DIAS' | 'EXACTA';
type Severity = 'ERROR' | 'ADVERTENCIA' | 'NINGUNA';

/** A check with its tolerance, and what is done where it finds something. */
export const check = <C extends string>(
  CLAVE: C,
  VALOR: string,
  TIPO: Kind,
  TOLERANCIA: string,
  SEVERIDAD: Severity,
): CatalogueRow & { CLAVE: C } => ({ CLAVE, VALOR, TIPO, TOLERANCIA, SEVERIDAD });

/** Lists of checks that an agency adjusts; where a check says «{declaración}», each country's names its own. */
export const judgedLists = (
  facts: { name: CatalogueName; title: string },
  rowsOf: (country: CountryCode) => readonly CatalogueRow[],
): readonly CatalogueList[] =>
  makeLists(
    { ...facts, source: 'Práctica del oficio; ajústelas a la de su agencia', sample: true },
    (country) => {
      const { name } = countries[country].declaration;
      return rowsOf(country).map((row) => ({ ...row, VALOR: row.VALOR.replace('{declaración}', name) }));
    },
  );
