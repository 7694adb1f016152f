import { describe, expect, it } from 'vitest';
import { countries, workingCountries } from '../countries/countries.ts';
import { onEveryCountry } from '../countries/onEveryCountry.ts';
import { makeReference } from '../foundation/documents/makeReference.ts';
import type { CountryCode } from '../countries/country.ts';
import { codeMeant, otherNames } from '../foundation/fields/codeMeant.ts';
import { unitList } from './lists/measures.ts';
import { makeList } from './makeList.ts';
import { catalogue } from './names.ts';
import { readCatalogueCsv } from './readCatalogueCsv.ts';
import { shippedCatalogues } from './shippedCatalogues.ts';
import { taxRate } from './taxRate.ts';
import { writeCatalogueCsv } from './writeCatalogueCsv.ts';

const referenceOf = (country: CountryCode) =>
  makeReference({
    country,
    today: '2026-11-20',
    checkTaxId: countries[country].checkTaxId,
    lists: new Map(
      shippedCatalogues.filter((list) => list.countries.includes(country)).map((list) => [list.name, list]),
    ),
  });

describe('shipped catalogues', () => {
  it.each(shippedCatalogues.map((list) => [`${list.name} ${list.countries.join()}`, list] as const))(
    '%s has codes once, texts, and the same columns in every row',
    (_, list) => {
      const columns = Object.keys(list.rows[0]!);
      const seen = new Set<string>();
      for (const row of list.rows) {
        expect(Object.keys(row)).toEqual(columns);
        expect(row.CLAVE).not.toBe('');
        expect(row.VALOR.trim()).toBe(row.VALOR);
        expect(row.VALOR).not.toBe('');
        expect(seen.has(row.CLAVE), row.CLAVE).toBe(false);
        seen.add(row.CLAVE);
      }
      expect(list.source).not.toBe('');
      expect(list.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
  );

  it('has a stamp that moves with whatever the list says, and only then', () => {
    const facts = { name: catalogue.units, title: 'Unidades', source: 'Prueba' };
    const stampOf = (VALOR: string, validFrom = '2026-01-01') =>
      makeList({ ...facts, validFrom, rows: [{ CLAVE: 'KG', VALOR }] }).stamp;
    expect(stampOf('Kilogramo')).toBe(stampOf('Kilogramo'));
    expect(new Set([stampOf('Kilogramo'), stampOf('Kilo'), stampOf('Kilo', '2026-02-01')]).size).toBe(3);
    expect(new Set(shippedCatalogues.map((list) => list.stamp)).size).toBe(shippedCatalogues.length);
  });

  it('names a list once per country', () => {
    onEveryCountry(({ code }) => {
      const names = shippedCatalogues
        .filter((list) => list.countries.includes(code))
        .map((list) => list.name);
      expect(new Set(names).size).toBe(names.length);
    });
  });

  it('has every named catalogue for some country', () => {
    for (const name of Object.values(catalogue)) {
      const found = workingCountries.filter(({ code }) => referenceOf(code).rows(name).length > 0);
      expect(found.length, name).toBeGreaterThan(0);
    }
  });

  it('has what Honduras loads (spec 7, catalogues)', () => {
    const reference = referenceOf('HN');
    const loaded = [
      'aduanas regimenes exoneraciones modalidades_especiales depositos_almacenamiento depositos_transito paises',
      'formas_pago_factura incoterm rutas_transito monedas clases_bultos motivos_suspension tipos_item',
      'estados_mercancia cuotas_arancelarias unidades_medida tipos_documento_soporte ventajas',
      'datos_complementarios paises_tratado modos_transporte tributos tipos_obligacion union_europea',
      'niveles_comerciales condiciones_comerciales tipos_intermediario formas_envio formas_pago',
      'tipos_identificacion categorias_courier tamanos_equipo manejos_especiales tipos_manifiesto',
      'unidades_transporte datos_complementarios_manifiesto',
    ]
      .join(' ')
      .split(' ');
    for (const name of loaded) expect(reference.rows(`cat_sys_${name}`).length, name).toBeGreaterThan(0);
    expect(reference.rows(catalogue.regimes)).toHaveLength(76);
    expect(reference.rows(catalogue.customsOffices)).toHaveLength(27);
  });

  it('tells of a Honduran regime whether its taxes are paid, guaranteed or none', () => {
    const row = (code: string) => referenceOf('HN').row(catalogue.regimes, code);
    expect(row('4000')).toMatchObject({ OBLIGACION: 'P', SALIDA: '0', CANCELA: '0', FAUCA: '0' });
    expect(row('4070')).toMatchObject({ OBLIGACION: 'P', DEPOSITO: '1', CANCELA: '1' });
    expect(row('4600')).toMatchObject({ FAUCA: '1' });
    expect(row('5100')).toMatchObject({ OBLIGACION: 'G', SUSPENSIVO: '1' });
    expect(row('8000')).toMatchObject({ OBLIGACION: '', TRANSITO: '1' });
    expect(row('1000')).toMatchObject({ OBLIGACION: '', SALIDA: '1', CANCELA_TITULO: '0' });
  });

  it('says what each incoterm includes (domain 2.4)', () => {
    const row = referenceOf('GT').row(catalogue.incoterms, 'CIF');
    expect(row).toMatchObject({
      INCLUYE_FOB: '1',
      INCLUYE_FLETE: '1',
      INCLUYE_SEGURO: '1',
      INCLUYE_OTROS: '0',
      DECLARA_FLETE: '1',
    });
    expect(referenceOf('HN').row(catalogue.incoterms, 'FOB')).toMatchObject({ INCLUYE_FLETE: '0' });
  });

  it('marks the modalities of spec 5', () => {
    const modalities = referenceOf('GT').rows(catalogue.modalities);
    const exits = modalities.filter((row) => row['SALIDA'] === '1').map((row) => row.CLAVE);
    expect(exits.sort()).toEqual('DP ED FE LR MF MP MR MS MW MY NE NP NZ PE ZF ZN ZQ ZS'.split(' '));
    for (const code of ['DT', 'DZ', 'TO', 'ZT']) {
      expect(referenceOf('GT').row(catalogue.modalities, code)).toMatchObject({ TASA_IMPORTACION: '1' });
    }
  });

  it('gives every place and office the country that its code begins with', () => {
    const reference = referenceOf('GT');
    for (const row of reference.rows(catalogue.locations)) {
      expect(row.CLAVE).toMatch(/^[A-Z]{2}[A-Z0-9]{3}$/);
      expect(reference.row(catalogue.countries, row['PAIS']!), row.CLAVE).toBeDefined();
    }
    for (const row of reference.rows(catalogue.customsOffices))
      expect(row['LOCODE']).toMatch(/^(GT[A-Z0-9]{3})?$/);
  });

  it('states every tariff line with a unit of the list and a rate', () => {
    const reference = referenceOf('GT');
    for (const row of reference.rows(catalogue.tariff)) {
      expect(row.CLAVE).toMatch(/^\d{10}$/);
      expect(row['DAI']).toMatch(/^\d{1,2}\.\d{2}$/);
      expect(reference.row(catalogue.units, row['UNIDAD']!), row.CLAVE).toBeDefined();
    }
  });
});

describe('other names of codes', () => {
  /** What people write for several things: it is asked. */
  const ASKED = ['mt', 'granel', 'a granel', 'bulk', 'corea', 'korea'];

  it('name one entry, and hide behind no code or text of another', () => {
    onEveryCountry(({ code }) => {
      for (const name of Object.values(catalogue)) {
        const rows = referenceOf(code).rows(name);
        for (const row of rows) {
          expect(row['ALIAS']?.length ?? 0, row.CLAVE).toBeLessThanOrEqual(500);
          for (const other of otherNames(row)) {
            const meant = codeMeant(other, rows);
            if (ASKED.includes(other)) expect(meant, other).toMatchObject({ ok: false });
            else expect(meant, `${name} ${other}`).toEqual({ ok: true, value: row.CLAVE });
          }
        }
      }
    });
  });

  it.each([
    [catalogue.units, 'PCS pza. KGS kg EA Unid. doz m2 m² GAL', 'H87 H87 KGM KGM C62 C62 DZN MTK MTK GLL'],
    [catalogue.packageKinds, 'CTNS Pallets tarimas CAJAS bultos', 'CT PX PX BX -'],
    [
      catalogue.countries,
      'China EE.UU. USA MEXICO Brasil Brazil alemania CHN Japón',
      'CN US US MX BR BR DE CN JP',
    ],
    [catalogue.goodsStates, 'NUEVO nueva used', 'NU NU US'],
    [catalogue.incoterms, 'F.O.B. C&F exworks', 'FOB CFR EXW'],
  ])('are those of the trade: %s', (name, texts, codes) => {
    const rows = referenceOf('GT').rows(name);
    const read = texts.split(' ').map((text) => {
      const meant = codeMeant(text, rows);
      return meant?.ok ? meant.value : '-';
    });
    expect(read).toEqual(codes.split(' '));
  });

  it('come back from the file of their list', () => {
    const { rows } = unitList;
    expect(readCatalogueCsv(writeCatalogueCsv(rows, []), [])).toEqual({ rows, problems: [] });
  });
});

describe('taxRate', () => {
  it('takes the tariff line, then the longest prefix, then nothing', () => {
    const reference = referenceOf('GT');
    expect(taxRate(reference, 'DAI', '8703236900')).toBe('20.00');
    expect(taxRate(reference, 'DAI', '8528590000')).toBe('15.00');
    expect(taxRate(reference, 'DAI', '8501200000')).toBe('5.00');
    expect(taxRate(reference, 'DAI', '7701000000')).toBeUndefined();
    expect(taxRate(reference, 'IVA', '7701000000')).toBe('12.00');
  });
});
