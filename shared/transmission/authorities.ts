import type { CountryCode } from '../countries/country.ts';
import type { NumberCheck } from '../foundation/numbers/check.ts';
import {
  checkDeclarationNumber,
  formatDeclarationNumber,
  keptNumber,
  laterVersion,
} from '../foundation/numbers/declarationNumber.ts';
import { checkSarahNumber, formatSarahNumber } from '../foundation/numbers/sarahNumber.ts';

/** Who receives what a country's brokers transmit, as sentences name it. */
export interface Authority {
  /** Short name: «Confirmando con SAT». */
  name: string;
  /** Bank whose daily reference rate declarations use. */
  bank: string;
  /** Digits with which the day's rate is shown (spec 9, numbers and dates). */
  rateDecimals: number;
  /** Form of the declaration numbers that it gives; blank passes. */
  checkNumber: (text: string) => NumberCheck;
  /** A stored number as papers show it; a blank one and one that is none have their texts (spec 5, declaration number display). */
  formatNumber: (number: string) => string;
  /**
   * The number of a declaration that was known by one (or none yet, '') when an answer tells one (or none, ''); undefined
   * when what it tells is another declaration's.
   */
  numberAfter: (known: string, told: string) => string | undefined;
}

export const authorities: Record<CountryCode, Authority> = {
  GT: {
    name: 'SAT',
    bank: 'Banco de Guatemala',
    rateDecimals: 5,
    checkNumber: checkDeclarationNumber,
    formatNumber: formatDeclarationNumber,
    numberAfter: laterVersion,
  },
  HN: {
    name: 'SARAH',
    bank: 'Banco Central de Honduras',
    rateDecimals: 4,
    checkNumber: checkSarahNumber,
    formatNumber: formatSarahNumber,
    numberAfter: keptNumber,
  },
  SV: {
    name: 'Aduanas de El Salvador',
    bank: '',
    rateDecimals: 4,
    checkNumber: checkDeclarationNumber,
    formatNumber: formatDeclarationNumber,
    numberAfter: laterVersion,
  },
};
