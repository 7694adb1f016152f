import { CHARACTERISTICS_CATALOGUE, PERMITS_CATALOGUE } from '../catalogues/importedOnly.ts';
import { catalogue } from '../catalogues/names.ts';
import { rowsOfTariff } from '../catalogues/prefixIndex.ts';
import { inForce } from '../foundation/documents/inForce.ts';
import { taxRate, taxRateRow } from '../catalogues/taxRate.ts';
import { tariffRow } from '../catalogues/tariffRow.ts';
import type { CatalogueRow, Reference } from '../foundation/documents/reference.ts';
import { plainTariff } from '../foundation/text/tariffCode.ts';

/** A tax that goods of a code owe by a percentage. */
export interface TaxOfCode {
  tax: string;
  name: string;
  /** Percent with two decimals. */
  rate: string;
  /** Where the rate is from, as the lists say it. */
  source: string;
  sample: boolean;
}

/** What an agreement gives to goods of a code on the reference's day. */
export interface PreferenceOfCode {
  agreement: string;
  name: string;
  /** Codes of countries; none for any. */
  origins: readonly string[];
  /** Percent with two decimals. */
  rate: string;
  /** Inside a quota, outside one, or either when blank. */
  quota: string;
  /** 'yyyy-mm-dd', or blank where nothing ends it. */
  until: string;
  what: string;
}

/** What the lists in force say of a tariff code. */
export interface CodeFacts {
  row: CatalogueRow;
  unit: string;
  taxes: TaxOfCode[];
  preferences: PreferenceOfCode[];
  /** Taxes besides, with the words of their rule: fuel, drinks, tobacco, cement. */
  specific: { tax: string; name: string; what: string }[];
  /** The group of data owed for each unit: vehicles, machinery, aircraft, vessels; blank for none. */
  unitGroup: string;
  /** Permits of other offices, with who gives them. */
  permits: { what: string; office: string }[];
  /** Whether its heading has a catalogue of minimum descriptions. */
  described: boolean;
}

/** Facts of a code on the reference's day; undefined when the tariff in force has no such code. */
export function codeFacts(reference: Reference, code: string): CodeFacts | undefined {
  const row = tariffRow(reference, code);
  if (!row) return undefined;
  const taxes = reference.rows(catalogue.taxes);
  const nameOf = (tax: string): string => taxes.find(({ CLAVE }) => CLAVE === tax)?.VALOR ?? tax;
  return {
    row,
    unit: reference.row(catalogue.units, row['UNIDAD'] ?? '')?.VALOR ?? '',
    taxes: taxes.flatMap(({ CLAVE }) => taxOf(reference, CLAVE, nameOf(CLAVE), code)),
    preferences: preferencesOf(reference, code),
    specific: ruling(reference, catalogue.specificTaxes, code).map(({ TRIBUTO: tax = '', VALOR: what }) => ({
      tax,
      name: nameOf(tax),
      what,
    })),
    unitGroup: rowsOfHeadings(reference, code)?.['GRUPO'] ?? '',
    permits: ruling(reference, PERMITS_CATALOGUE, code).map(({ VALOR: what, ENTIDAD: office = '' }) => ({
      what,
      office,
    })),
    described: reference.rows(CHARACTERISTICS_CATALOGUE).some((each) => {
      const heading = plainTariff(each['PARTIDA'] ?? '');
      return inForce(each, reference.day) && heading !== '' && code.startsWith(heading);
    }),
  };
}

function taxOf(reference: Reference, tax: string, name: string, code: string): TaxOfCode[] {
  const rate = taxRate(reference, tax, code);
  if (rate === undefined) return [];
  const own = tax === 'DAI' && (tariffRow(reference, code)?.['DAI'] ?? '') !== '';
  const origin = reference.origin(own ? catalogue.tariff : catalogue.taxRates);
  const said = own ? '' : (taxRateRow(reference, tax, code)?.VALOR ?? '');
  return [{ tax, name, rate, source: said || (origin?.source ?? ''), sample: origin?.sample ?? false }];
}

const ruling = (reference: Reference, list: string, code: string): CatalogueRow[] =>
  rowsOfTariff(reference.rows(list), code).filter((row) => inForce(row, reference.day));

/** Of each agreement the rows of its longest beginning of the code, as a declaration would find them. */
function preferencesOf(reference: Reference, code: string): PreferenceOfCode[] {
  const longest = new Map<string, string>();
  return ruling(reference, catalogue.preferentialRates, code).flatMap((row) => {
    const { ACUERDO = '', PREFIJO = '', PAISES = '', TASA = '', CONTINGENTE = '', VIGENTE_HASTA = '' } = row;
    if ((longest.get(ACUERDO) ?? PREFIJO) !== PREFIJO) return [];
    longest.set(ACUERDO, PREFIJO);
    return [
      {
        agreement: ACUERDO,
        name: reference.row(catalogue.agreements1, ACUERDO)?.VALOR ?? ACUERDO,
        origins: PAISES === '' ? [] : PAISES.split('|'),
        rate: TASA,
        quota: CONTINGENTE,
        until: VIGENTE_HASTA,
        what: row.VALOR,
      },
    ];
  });
}

/** The longest heading that a code begins with, of those whose goods are described one by one. */
const rowsOfHeadings = (reference: Reference, code: string): CatalogueRow | undefined =>
  reference
    .rows(catalogue.unitHeadings)
    .filter(({ CLAVE }) => code.startsWith(CLAVE))
    .toSorted((a, b) => b.CLAVE.length - a.CLAVE.length)[0];
