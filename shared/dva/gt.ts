import type { DvaCountry } from './country.ts';

export const dvaGt: DvaCountry = {
  taxIdCaption: 'Registro tributario (NIT)',
  asksImporterRegister: false,
  preferentialDigits: 8,
  summary: false,
  law: 'Reglamento Centroamericano sobre la Valoración Aduanera de las Mercancías',
};
