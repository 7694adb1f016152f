import { countries } from '../../countries/countries.ts';
import type { PrintFacts } from './facts.ts';

type Party = 'EXPORTADOR' | 'IMPORTADOR';

/** Boxes 4.1 and 5.1: the tax id of a country as its people write it («8123764-2»); what else identifies stays as typed. */
export const partyIdText =
  (set: Party) =>
  (value: string, { body }: PrintFacts): string => {
    const { TIPO_IDENTIFICACION, ID_PAIS_EMISION } = body[set];
    const country = Object.values(countries).find((each) => each.code === ID_PAIS_EMISION);
    return value !== '' && country?.taxIdName === TIPO_IDENTIFICACION ? country.formatTaxId(value) : value;
  };

/** Box 6.2. */
export const declarantIdText = (value: string, { reference }: PrintFacts): string =>
  value === '' ? '' : countries[reference.country].formatTaxId(value);
