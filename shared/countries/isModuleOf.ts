import type { ModuleName } from '../foundation/modules.ts';
import { countries } from './countries.ts';
import type { CountryCode } from './country.ts';

/** Modules of the declarations of all countries: each country works with its own alone. */
const declarations = new Set(Object.values(countries).map(({ declaration }) => declaration.module));

/** Whether a company of the country has the module: all but the declarations of other countries. */
export const isModuleOf = (country: CountryCode, module: ModuleName): boolean =>
  module === countries[country].declaration.module || !declarations.has(module);
