import type { ModuleName } from '../foundation/modules.ts';
import { countries } from './countries.ts';
import type { Country, CountryCode } from './country.ts';

const ownOf = ({ declaration, ownModules }: Country): readonly ModuleName[] => [
  declaration.module,
  ...ownModules,
];

/** Modules that are some country's own: each country works with its own alone. */
const owned = new Set(Object.values(countries).flatMap(ownOf));

/** Whether a company of the country has the module: all but what is other countries' own. */
export const isModuleOf = (country: CountryCode, module: ModuleName): boolean =>
  ownOf(countries[country]).includes(module) || !owned.has(module);
