import { describe, expect, it } from 'vitest';
import { CHARACTERISTICS_CATALOGUE } from '../../../catalogues/importedOnly.ts';
import type { CatalogueRow } from '../../../foundation/documents/reference.ts';
import { completeDuca } from '../../completeDuca.fixture.ts';
import type { DucaBody } from '../../dataSets.ts';
import { sampleReference } from '../../sampleSources.fixture.ts';
import { buildDucaXml } from '../buildDucaXml.ts';

const reference = sampleReference();
const body = completeDuca(reference);
const xmlOf = (duca: DucaBody, lists = reference): string =>
  new TextDecoder().decode(buildDucaXml(duca, lists).bytes);
const textsOf = (xml: string, node: string): string[] =>
  [...xml.matchAll(new RegExp(`<${node}>([^<]*)</${node}>`, 'g'))].map((each) => each[1]!);

/** Donación, Subasta, Encomienda, Diplomáticos, Menaje de Casa. */
const CODES = ['100', '200', '300', '400', '500'];

describe('agreement 2 in the message (spec 5)', () => {
  it.each(CODES)('sends no detail of goods under agreement 2, code %s', (code) => {
    const [first, second] = body.FRACCION_ITEMS.map((each) => ({ ...each, ACUERDO_PREFERENCIAL_2: '' }));
    const characteristic = body.ITEM_CARACTERISTICAS[0]!;
    const stored = {
      ...body,
      FRACCION_ITEMS: [{ ...first!, ACUERDO_PREFERENCIAL_2: code }, second!],
      ITEM_CARACTERISTICAS: ['1', '2'].map((NUMERO_ITEM) => ({ ...characteristic, NUMERO_ITEM })),
    };
    expect(textsOf(xmlOf(stored), 'numeroItem')).toEqual(['2']);
    expect(textsOf(xmlOf({ ...stored, FRACCION_ITEMS: [first!, second!] }), 'numeroItem')).toEqual([
      '1',
      '2',
    ]);
  });

  it.each(CODES)(
    'writes name and characteristics from goods under agreement 2, code %s, and demands no catalogue',
    (code) => {
      const lists: Record<string, CatalogueRow[]> = {
        [CHARACTERISTICS_CATALOGUE]: [{ CLAVE: '1', VALOR: '', PARTIDA: '8544' }],
      };
      const loaded = { ...reference, rows: (name: string) => lists[name] ?? reference.rows(name) };
      const item = {
        ...body.FRACCION_ITEMS[0]!,
        CLASIFICACION_ARANCELARIA: '8544420000',
        NOMBRE_COMERCIAL: 'CABLE',
        NOMBRE_CATALOGO: '',
      };
      const sent = (ACUERDO_PREFERENCIAL_2: string) => {
        const items = [{ ...item, ACUERDO_PREFERENCIAL_2 }];
        const xml = xmlOf({ ...body, FRACCION_ITEMS: items, ITEM_CARACTERISTICAS: [] }, loaded);
        return ['idComercialMercaDVA', 'nombreCatalogo'].map((node) => textsOf(xml, node));
      };
      expect(sent(code)).toEqual([['CABLE'], []]);
      // Without the agreement the structure is written, blank as it is.
      expect(sent('')[0]).toEqual([]);
    },
  );
});
