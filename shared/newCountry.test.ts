import { describe, expect, it, vi } from 'vitest';
import { catalogue } from './catalogues/names.ts';
import { shippedCatalogues } from './catalogues/shippedCatalogues.ts';
import { byCountry } from './countries/byCountry.ts';
import { countries } from './countries/countries.ts';
import type { Country, CountryCode } from './countries/country.ts';
import { isModuleOf } from './countries/isModuleOf.ts';
import { checkDuca } from './duca/check.ts';
import type { DucaCountry } from './duca/country.ts';
import type { DucaBody } from './duca/dataSets.ts';
import { ducaFromDvas } from './duca/derive/ducaFromDvas.ts';
import { ducaForm } from './duca/print/ducaForm.ts';
import { DRAFT_PRINT } from './duca/print/options.ts';
import { buildDucaXml } from './duca/xml/buildDucaXml.ts';
import { validUntil } from './duca/validity.ts';
import { checkDva } from './dva/checkDva.ts';
import type { DvaCountry } from './dva/country.ts';
import { dvaFromInvoices } from './dva/derive/dvaFromInvoices.ts';
import { orderDollars } from './dva/derive/orderDollars.ts';
import { sampleInvoice, sampleSources, sampleTransport } from './dva/derive/sampleSources.fixture.ts';
import { dvaForm } from './dva/print/dvaForm.ts';
import { printOptions } from './dva/print/options.ts';
import { owedProblems, shapeProblems } from './foundation/fields/shape.ts';
import { makeReference, type CatalogueList } from './foundation/documents/makeReference.ts';
import { renderDisplay } from './foundation/pdf/renderDisplay.ts';
import type { FormLayout } from './foundation/pdf/book.ts';
import { calculateInvoice } from './invoices/calculate.ts';
import { checkInvoice } from './invoices/check.ts';
import { invoiceDataSets } from './invoices/dataSets.ts';
import type { TaxCountry } from './taxes/country.ts';
import type * as everyCountry from './countries/countries.ts';
import type * as country from './countries/country.ts';
import type * as dvaCountries from './dva/countries.ts';
import type * as ducaCountries from './duca/countries.ts';
import type * as taxCountries from './taxes/countries.ts';
import type * as authorities from './transmission/authorities.ts';
import type { Authority } from './transmission/authorities.ts';

/**
 * A country that does not exist, made of answers alone (design 4): its sheets take their places in the exhaustive records
 * before anything is loaded, and no other line of the product knows of it. Its duty is reckoned of FOB, as nobody's here
 * is, and its value-added tax is its own.
 */
const sheets = vi.hoisted(() => {
  const numbered = (text: string) =>
    /^\d{9}$/.test(text.replaceAll('-', ''))
      ? ({ ok: true, value: text.replaceAll('-', '') } as const)
      : ({ ok: false, reason: `«${text}» no es un RIT: lleva nueve dígitos.` } as const);
  const country: Country = {
    code: 'XN' as CountryCode,
    name: 'Tierra Nueva',
    status: 'complete',
    tariffDigits: [10],
    taxName: 'IGV',
    currency: { code: 'XNP', name: 'pesos nuevos', symbol: 'P' },
    exchangeRate: { bank: 'Banco de Tierra Nueva', decimals: 3 },
    taxIdName: 'RIT',
    checkTaxId: numbered,
    formatTaxId: (value) => value.replace(/(\d{3})(?=\d)/g, '$1-'),
    locale: 'es-XN',
    timeZone: 'America/Guatemala',
    declaration: { module: 'duca', name: 'DUCA', title: 'Declaración Única Centroamericana' },
    ownModules: [],
    authority: { name: 'SAN', title: 'Servicio Aduanero de Tierra Nueva' },
    theme: 'C',
    logo: 'logo.jpg',
    contactPicture: 'contacto-gt.svg',
    catalogueLinks: [],
  };
  const dva: DvaCountry = {
    taxIdCaption: 'Registro de importación (RIT)',
    asksImporterRegister: false,
    preferentialDigits: undefined,
    summary: false,
    law: 'Ley de Valoración de Tierra Nueva',
  };
  const duca: Omit<DucaCountry, 'matrices'> = {
    validityDays: 12,
    identification: 'RIT',
    identifications: { RIT: numbered },
  };
  const taxes: TaxCountry = {
    duty: { code: 'DAI', base: ['FOB'] },
    vat: { code: 'IGV', base: ['CIF', 'DAI'] },
  };
  const authority: Authority = {
    name: 'SAN',
    bank: 'Banco de Tierra Nueva',
    rateDecimals: 3,
    checkNumber: (value) => ({ ok: true, value }),
    formatNumber: (value) => value,
    numberAfter: (_known, told) => told,
  };
  return { country, dva, duca, taxes, authority };
});

type Load<T> = () => Promise<T>;
vi.mock('./countries/country.ts', async (real: Load<typeof country>) => {
  const own = await real();
  return { ...own, COUNTRIES: [...own.COUNTRIES, 'XN'] };
});
vi.mock('./countries/countries.ts', async (real: Load<typeof everyCountry>) => ({
  countries: { ...(await real()).countries, XN: sheets.country },
}));
vi.mock('./dva/countries.ts', async (real: Load<typeof dvaCountries>) => ({
  dvaCountries: { ...(await real()).dvaCountries, XN: sheets.dva },
}));
vi.mock('./duca/countries.ts', async (real: Load<typeof ducaCountries>) => {
  const { sampleMatrix: matrix } = await import('./duca/data/sampleMatrix.ts');
  return { ducaCountries: { ...(await real()).ducaCountries, XN: { ...sheets.duca, matrices: [matrix] } } };
});
vi.mock('./taxes/countries.ts', async (real: Load<typeof taxCountries>) => ({
  taxCountries: { ...(await real()).taxCountries, XN: sheets.taxes },
}));
vi.mock('./transmission/authorities.ts', async (real: Load<typeof authorities>) => {
  const own = await real();
  return { ...own, authorities: { ...own.authorities, XN: sheets.authority } };
});

const XN = 'XN' as CountryCode;

/** What every country of the region shares, and the lists that are Tierra Nueva's own. */
const own = (name: string, rows: CatalogueList['rows']): CatalogueList => ({
  ...shippedCatalogues.find((list) => list.name === name)!,
  countries: [XN],
  source: 'Gaceta de Tierra Nueva',
  sample: false,
  rows,
});
const rate = (TRIBUTO: string, PREFIJO: string, TASA: string) => ({
  CLAVE: `${TRIBUTO}-${PREFIJO}`,
  VALOR: TRIBUTO,
  TRIBUTO,
  PREFIJO,
  TASA,
  VIGENTE_DESDE: '',
  VIGENTE_HASTA: '',
  FUENTE: '',
});
const lists = new Map(
  [
    ...shippedCatalogues.filter((list) => list.countries.includes('GT')),
    own(catalogue.taxes, [
      { CLAVE: 'DAI', VALOR: 'Derechos arancelarios' },
      { CLAVE: 'IGV', VALOR: 'Impuesto general a las ventas' },
    ]),
    own(catalogue.taxRates, [rate('IGV', '', '7.00')]),
    own(catalogue.tariff, [
      { CLAVE: '8467210000', VALOR: 'Taladros', DAI: '4.00', UNIDAD: 'C62', VEHICULO: '0' },
    ]),
    own(catalogue.specificTaxes, []),
    own(catalogue.customsOffices, [{ CLAVE: 'BN', VALOR: 'BAHÍA NUEVA', LOCODE: '', TIPO: 'M' }]),
    own(catalogue.holidays, []),
  ].map((list) => [list.name, list]),
);
const reference = makeReference({
  country: XN,
  today: '2026-11-20',
  checkTaxId: sheets.country.checkTaxId,
  lists,
});

const RIT = '305118224';
const OFFICE = { ID_ADUANA_INGRESO: 'BN', ID_ADUANA_DESPACHO: 'BN' };
const invoice = (() => {
  const made = sampleInvoice('a', ['600.00', '400.00'], { VALOR_FLETE: '80.00', VALOR_SEGURO: '20.00' });
  return { ...made, body: calculateInvoice(made.body, reference) };
})();
const sources = (() => {
  const made = sampleSources([invoice], [sampleTransport('1', OFFICE)]);
  const order = {
    ...made.order,
    NIT_IMPORTADOR: RIT,
    CIUDAD_IMPORTADOR: 'BAHÍA NUEVA',
    ID_PAIS_IMPORTADOR: 'XN',
  };
  return { ...made, order };
})();
const dva = dvaFromInvoices([invoice], sources, orderDollars(sources, reference), '123-6000567-1', reference);
const duca: DucaBody = ducaFromDvas(
  {
    order: {
      id: 'ord-1',
      body: { ORDEN: { ...sources.order, REGISTRO_DECLARANTE: '123', ID_MODALIDAD: 'ID' } },
    },
    invoices: [invoice],
    transports: [...sources.transports],
    dvas: [{ id: 'dva-1', body: dva }],
    exchangeRate: { rate: '4.12500', day: '2026-11-20' },
    declarant: { NUMERO_IDENTIFICACION: '401200017', NOMBRE: 'AGENCIA NUEVA', DOMICILIO: 'MUELLE 1' },
  },
  reference,
);
const said = (layout: FormLayout): string =>
  renderDisplay(layout)
    .pages.flatMap((page) => [...page.template.texts, ...page.content.texts])
    .map((each) => each.text)
    .join(' ');

describe('a country of answers alone', () => {
  it('is asked every question and has its own module', () => {
    expect(byCountry((code) => countries[code].code)).toMatchObject({
      GT: 'GT',
      HN: 'HN',
      SV: 'SV',
      XN: 'XN',
    });
    expect([isModuleOf(XN, 'duca'), isModuleOf(XN, 'dua'), isModuleOf(XN, 'manifests')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes an invoice', () => {
    expect(shapeProblems(invoiceDataSets, invoice.body, reference)).toEqual([]);
    expect(checkInvoice(invoice.body, reference).filter(({ severity }) => severity !== 'warning')).toEqual(
      [],
    );
    expect(invoice.body.FACTURA.TOTAL_FACTURA).toBe('1000.00');
  });

  it('values the goods, by its own caption and law on paper', () => {
    expect(dva.DVA).toMatchObject({ CASILLA_39: '1000.00', CASILLA_46: '1100.00' });
    expect(checkDva(dva, reference).filter(({ severity }) => severity !== 'warning')).toEqual([]);
    const paper = said(dvaForm.layout({ body: dva, reference, options: printOptions(0, false) }));
    expect(paper).toContain('Servicio Aduanero de Tierra Nueva');
    expect(paper).toMatch(/registro de importación \(RIT\)/i);
    expect(paper).toContain('305-118-224');
    expect(paper).not.toMatch(/\bNIT\b|\bRTN\b|Superintendencia/);
  });

  it('declares them, settled by its own taxes to the cent', () => {
    expect(duca.IMPORTADOR).toMatchObject({ TIPO_IDENTIFICACION: 'RIT', ID_PAIS_EMISION: 'XN' });
    expect(
      duca.FRACCION_TRIBUTOS.map((tax) => [tax.CODIGO_TRIBUTO, tax.BASE_IMPONIBLE, tax.TASA, tax.IMPORTE]),
    ).toEqual([
      // 4 % of 1,000.00 × 4.125; 7 % of 1,100.00 × 4.125 and the duty.
      ['DAI', '4125.00', '4.0000', '165.00'],
      ['IGV', '4702.50', '7.0000', '329.18'],
    ]);
    const wrong = checkDuca(duca, reference).filter(({ severity }) => severity === 'error');
    expect(wrong.map(({ message }) => message)).toEqual([]);
    expect(owedProblems({}, duca)).toEqual([]);
  });

  it('refuses a number that is none of its own, in its own words', () => {
    const wrong = { ...duca, IMPORTADOR: { ...duca.IMPORTADOR, NUMERO_IDENTIFICACION: '73581127' } };
    expect(
      checkDuca(wrong, reference)
        .map(({ message }) => message)
        .join(' '),
    ).toContain('no es un RIT');
  });

  it('writes its message by its matrix and prints its form, valid for its own days', () => {
    const { bytes, problems } = buildDucaXml(duca, reference);
    expect(problems).toEqual([]);
    expect(Buffer.from(bytes ?? []).toString('utf8')).toContain('IGV');
    const paper = said(ducaForm.layout({ body: duca, reference, options: DRAFT_PRINT }));
    expect(paper).toContain('Servicio Aduanero de Tierra Nueva');
    expect(paper).not.toMatch(/IVA\b|Superintendencia/);
    // Twelve working days, none of them a holiday there.
    expect(validUntil('2026-11-20', reference)).toBe('2026-12-08');
  });
});
