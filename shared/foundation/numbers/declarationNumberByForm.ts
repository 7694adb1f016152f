import { formatDeclarationNumber } from './declarationNumber.ts';
import { isUsualSarahNumber } from './sarahNumber.ts';

/** A stored declaration number where the country is not known, by its form: SARAH's as it stands, others in groups. */
export const declarationNumberByForm = (number: string): string =>
  isUsualSarahNumber(number) ? number : formatDeclarationNumber(number);
