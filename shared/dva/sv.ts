import type { DvaCountry } from './country.ts';

/** El Salvador is listed only: nobody works there, and its form is not printed. */
export const dvaSv: DvaCountry = {
  taxIdCaption: 'Registro tributario (NIT)',
  asksImporterRegister: false,
  preferentialDigits: undefined,
  summary: false,
  law: 'Reglamento Centroamericano sobre la Valoración Aduanera de las Mercancías',
};
