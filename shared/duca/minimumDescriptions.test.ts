import { describe, expect, it } from 'vitest';
import { CHARACTERISTICS_CATALOGUE, EXEMPTIONS_CATALOGUE } from '../catalogues/importedOnly.ts';
import { onDay } from '../foundation/documents/onDay.ts';
import { checkDuca } from './check.ts';
import { minimumDescriptionProblems } from './checks/minimumDescriptions.ts';
import { completeDuca } from './completeDuca.fixture.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { asksCharacteristics, minimumDescriptionsBy } from './minimumDescriptions.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';
import { buildDucaXml } from './xml/buildDucaXml.ts';
import { xmlContext } from './xml/context.ts';

const reference = sampleReference();
const lists: Record<string, Record<string, string>[]> = {
  [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', PARTIDA: '8703' }],
  [EXEMPTIONS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', ACUERDO: '400', PREFIJO: '87' }],
};
const loaded = { ...reference, rows: (name: string) => (lists[name] as never) ?? reference.rows(name) };

/** Donación, Subasta, Encomienda, Diplomáticos, Menaje de Casa (spec 5, preferential agreement 2). */
const CODES = ['100', '200', '300', '400', '500'];
/** A heading with a catalogue, and no list of exclusions. */
const unlisted = {
  ...reference,
  rows: (name: string) =>
    name === CHARACTERISTICS_CATALOGUE ? (lists[name]! as never) : reference.rows(name),
};

describe('minimumDescriptionsBy', () => {
  it('takes the catalogue of a heading that has one', () => {
    const { catalogued } = minimumDescriptionsBy(loaded);
    expect(catalogued('8703236900', '')).toBe(true);
    expect(catalogued('8471300000', '')).toBe(false);
  });

  it('exempts by agreement and heading prefix, both', () => {
    const { catalogued } = minimumDescriptionsBy(loaded);
    expect(catalogued('8703236900', '400')).toBe(false);
    expect(catalogued('8703236900', '500')).toBe(true);
  });

  it('reads headings that the list writes with points', () => {
    const dotted = {
      ...reference,
      rows: (name: string) =>
        ({
          [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', PARTIDA: '8703.23' }],
          [EXEMPTIONS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', ACUERDO: '400', PREFIJO: '87.03' }],
        })[name] ?? reference.rows(name),
    };
    expect(minimumDescriptionsBy(dotted).catalogued('8703236900', '')).toBe(true);
    expect(minimumDescriptionsBy(dotted).catalogued('8703236900', '400')).toBe(false);
  });

  it.each(CODES)('asks no details of goods under %s, under any heading and with any list', (code) => {
    for (const lists of [loaded, unlisted]) {
      const { detailed } = minimumDescriptionsBy(lists);
      expect(detailed('8703236900', code)).toBe(false);
      expect(detailed('8703236900', '')).toBe(true);
    }
  });

  it.each(CODES)('names goods under %s by themselves until the list of exclusions is loaded', (code) => {
    expect(minimumDescriptionsBy(unlisted).catalogued('8703236900', code)).toBe(false);
    expect(minimumDescriptionsBy(unlisted).catalogued('8703236900', '')).toBe(true);
  });

  it('shows characteristics where goods ask for them, before there is any', () => {
    const body = ducaFromDvas(
      sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 1 }),
      reference,
    );
    const vehicle = [{ ...body.FRACCION_ITEMS[0]!, CLASIFICACION_ARANCELARIA: '8703236900' }];
    expect(asksCharacteristics(body, loaded)).toBe(false);
    expect(asksCharacteristics({ ...body, FRACCION_ITEMS: vehicle }, loaded)).toBe(true);
    const given = [{ ...vehicle[0]!, ACUERDO_PREFERENCIAL_2: '100' }];
    expect(asksCharacteristics({ ...body, FRACCION_ITEMS: given }, loaded)).toBe(false);
    expect(asksCharacteristics({ ...body, FRACCION_ITEMS: vehicle }, reference)).toBe(false);
  });

  it.each(CODES)(
    'leaves the vehicles of goods under %s declared: what identifies one is no description',
    (code) => {
      const whole = completeDuca();
      const FRACCION_ITEMS = whole.FRACCION_ITEMS.map((each) => ({
        ...each,
        CLASIFICACION_ARANCELARIA: '8703236900',
        ACUERDO_PREFERENCIAL_2: code,
      }));
      const body = { ...whole, FRACCION_ITEMS };
      expect(body.VEHICULOS).not.toEqual([]);
      expect(body.ITEM_CARACTERISTICAS).not.toEqual([]);
      const found = minimumDescriptionProblems(body, loaded);
      expect(found.map(({ path }) => path)).toEqual(
        body.ITEM_CARACTERISTICAS.map((_, line) => `ITEM_CARACTERISTICAS[${line}].NUMERO_ITEM`),
      );
      const xml = new TextDecoder().decode(buildDucaXml(body, loaded).bytes);
      for (const { VIN } of body.VEHICULOS) expect(xml).toContain(VIN);
      const before = checkDuca(whole, loaded).filter(({ path }) => path.startsWith('VEHICULOS'));
      expect(checkDuca(body, loaded).filter(({ path }) => path.startsWith('VEHICULOS'))).toEqual(before);
    },
  );

  it('describes goods in the message by the lists of the day of the declaration, whenever it is written', () => {
    const started = {
      ...reference,
      rows: (name: string) =>
        name === CHARACTERISTICS_CATALOGUE
          ? ([{ CLAVE: '1', VALOR: '', PARTIDA: '8703', VIGENTE_DESDE: reference.today }] as never)
          : reference.rows(name),
    };
    const on = (day: string): DucaBody => {
      const whole = completeDuca();
      return { ...whole, DUCA: { ...whole.DUCA, FECHA_ACEPTACION: day } };
    };
    const before = onDay(started, '2020-01-02');
    for (const asked of [started, before]) {
      expect(xmlContext(on('2020-01-02'), asked).catalogued('8703236900', '')).toBe(false);
      expect(xmlContext(on(reference.today), asked).catalogued('8703236900', '')).toBe(true);
    }
    // A declaration of no day yet is one of today.
    expect(xmlContext(on(''), started).catalogued('8703236900', '')).toBe(true);
  });

  it('describes everything by itself while no catalogue is loaded', () => {
    expect(minimumDescriptionsBy(reference).catalogued('8703236900', '')).toBe(false);
  });
});
