import type { ModuleName } from '../foundation/modules.ts';
import type { NumberCheck } from '../foundation/numbers/check.ts';

export const COUNTRIES = ['GT', 'HN', 'SV'] as const;
export type CountryCode = (typeof COUNTRIES)[number];

/** A link of the sidebar's 'Catálogos' (spec 2, sidebar): `/catalogs/mis/view/1/{id}`. */
export interface CatalogueLink {
  id: number;
  label: string;
}

/**
 * The closed list of questions that the product asks of a country. Each module asks its own besides, in
 * `shared/<module>/<country>.ts`. A question nobody asks is not here.
 */
export interface Country {
  code: CountryCode;
  name: string;
  /** `complete` works; `listed` is only named (spec 1). */
  status: 'complete' | 'listed';
  /** Digits of a tariff code that goods are declared with: the eight of the SAC and the national ones. */
  tariffDigits: readonly number[];
  /** Value-added tax: IVA or ISV. */
  taxName: string;
  /** Local currency of customs values and duties. */
  currency: { code: string; name: string; symbol: string };
  /** Reference rate, local currency per US dollar; `decimals` as shown in the top bar (spec 9, numbers and dates). */
  exchangeRate: { bank: string; decimals: number };
  taxIdName: string;
  checkTaxId: (text: string) => NumberCheck;
  /** Stored tax id as people read it. */
  formatTaxId: (value: string) => string;
  /** BCP 47; never plain `es`, which swaps comma and point. */
  locale: string;
  timeZone: string;
  /** The goods declaration: its module, which another country's companies do not have, and what it is called on screen. */
  declaration: { module: ModuleName; name: string; title: string };
  /** Modules besides its declaration that another country's companies do not have. */
  ownModules: readonly ModuleName[];
  authority: { name: string; title: string };
  theme: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
  /** Names that spec 2 gives to the sidebar logo and the contact picture, in `web/public`. */
  logo: string;
  contactPicture: string;
  catalogueLinks: readonly CatalogueLink[];
}
