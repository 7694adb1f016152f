import type { DvaCountry } from './country.ts';

export const dvaHn: DvaCountry = {
  taxIdCaption: 'Registro tributario (RTN)',
  asksImporterRegister: true,
  preferentialDigits: undefined,
  summary: true,
  law: 'Reglamento Centroamericano sobre la Valoración Aduanera de las Mercancías',
};
