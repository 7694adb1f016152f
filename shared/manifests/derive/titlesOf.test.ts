import { describe, expect, it } from 'vitest';
import { blankRecord } from '../../foundation/fields/dataSet.ts';
import { transportDataSets, type TransportBody } from '../../transport-documents/dataSets.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { honduranReference, honduranSources } from '../../dua/sampleDua.fixture.ts';
import type { ManifestBody } from '../dataSets.ts';
import { sampleManifest } from '../sampleManifest.fixture.ts';
import {
  carriedOf,
  heldOf,
  manifestAgain,
  manifestOf,
  notHeld,
  withTitles,
  withVoyage,
  type Carried,
} from './titlesOf.ts';

const { DOCUMENTO, CONTENEDORES } = transportDataSets;
const client = { NIT_IMPORTADOR: '0801', NOMBRE_IMPORTADOR: 'UNO, S.A.', DESCRIPCION: 'Repuestos' };

/** A transport document by sea with one container. */
function paper(id: string, said: Partial<TransportBody['DOCUMENTO']> = {}): Carried {
  const NUMERO_DOCUMENTO = `BL-${id}`;
  return {
    id,
    client,
    body: {
      DOCUMENTO: {
        ...blankRecord(DOCUMENTO),
        NUMERO_DOCUMENTO,
        ID_MODO_TRANSPORTE: '1',
        ID_ADUANA_INGRESO: '0004',
        NOMBRE_TRANSPORTISTA: 'MSC',
        ID_UNIDAD_TRANSPORTE: 'BUQUE',
        NUMERO_VIAJE: 'V-1',
        PAIS_EMBARQUE: 'CN',
        LUGAR_EMBARQUE_LOCODE: 'CNSHA',
        LUGAR_DESEMBARQUE_LOCODE: 'HNPCR',
        FECHA_EMBARQUE: '2026-10-20',
        FECHA_ARRIBO: '2026-11-20',
        CANTIDAD_BULTOS: '10',
        PESO_BRUTO: '100.5',
        ID_CLASE_BULTOS: 'CT',
        ...said,
      },
      CONTENEDORES: [
        {
          ...blankRecord(CONTENEDORES),
          ID_CONTENEDOR: 'c1',
          NUMERO_CONTENEDOR: `MSKU-${id}`,
          NUMERO_PRECINTO: 'SL-1',
          CANTIDAD_BULTOS: '10',
          PESO_BRUTO: '100.5',
        },
      ],
    } as TransportBody,
  };
}
const empty: ManifestBody = { ...sampleManifest(0), TITULOS: [] };
const blank: ManifestBody = {
  ...empty,
  MANIFIESTO: Object.fromEntries(
    Object.keys(empty.MANIFIESTO).map((name) => [name, '']),
  ) as ManifestBody['MANIFIESTO'],
};
const numbers = ({ TITULOS }: ManifestBody): string[] => TITULOS.map((each) => each.TITULO_TRANSPORTE);
const totals = ({ MANIFIESTO: { CANTIDAD_BULTOS, PESO_BRUTO_BULTOS } }: ManifestBody): number[] =>
  [CANTIDAD_BULTOS, PESO_BRUTO_BULTOS].map(Number);

describe('the voyage of a manifest', () => {
  it('is told by the first of its documents, where nobody told it', () => {
    const { MANIFIESTO } = withVoyage(blank, [paper('a'), paper('b', { NUMERO_VIAJE: 'V-2' })]);
    expect(MANIFIESTO).toMatchObject({
      ID_TIPO_MANIFIESTO: 'M',
      ID_UNIDAD_TRANSPORTE: 'BU',
      ID_ADUANA_INGRESO_SALIDA: '0004',
      NOMBRE_TRANSPORTISTA: 'MSC',
      MATRICULA_UNIDAD_TRANSPORTE: 'BUQUE',
      NUMERO_VIAJE: 'V-1',
      ID_PAIS_PROCEDENCIA_DESTINO: 'CN',
      LUGAR_EMBARQUE_LOCODE: 'CNSHA',
      LUGAR_DESEMBARQUE_LOCODE: 'HNPCR',
      FECHA_SALIDA: '2026-10-20',
      FECHA_LLEGADA: '2026-11-20',
    });
    const own = withVoyage({ ...blank, MANIFIESTO: { ...blank.MANIFIESTO, NUMERO_VIAJE: 'MÍO' } }, [
      paper('a'),
    ]);
    expect(own.MANIFIESTO).toMatchObject({ NUMERO_VIAJE: 'MÍO', NOMBRE_TRANSPORTISTA: 'MSC' });
  });

  it.each([
    ['1', 'M', 'BU'],
    ['3', 'T', 'CA'],
    ['4', 'A', 'AV'],
    ['9', '', ''],
  ])('of mode %s is a manifest of type «%s» by «%s»', (ID_MODO_TRANSPORTE, type, unit) => {
    const { MANIFIESTO } = withVoyage(blank, [paper('a', { ID_MODO_TRANSPORTE })]);
    expect([MANIFIESTO.ID_TIPO_MANIFIESTO, MANIFIESTO.ID_UNIDAD_TRANSPORTE]).toEqual([type, unit]);
  });

  it('is nothing without documents, and no longer than the form takes', () => {
    expect(withVoyage(blank, [])).toEqual(blank);
    const long = withVoyage(blank, [paper('a', { ID_UNIDAD_TRANSPORTE: 'B'.repeat(60) })]);
    expect(long.MANIFIESTO.MATRICULA_UNIDAD_TRANSPORTE).toHaveLength(40);
  });
});

describe('titles of a manifest', () => {
  it('say what their document says, whose goods they are, and its containers', () => {
    const { TITULOS, TITULOS_CONTENEDORES } = withTitles(blank, [paper('a', { NUMERO_BL: 'MBL-1' })]);
    expect(TITULOS).toMatchObject([
      {
        ID_TITULO: 'a',
        TITULO_TRANSPORTE: 'BL-a',
        TITULO_MADRE: 'MBL-1',
        IDENTIFICACION_CONSIGNATARIO: '0801',
        NOMBRE_CONSIGNATARIO: 'UNO, S.A.',
        ID_PAIS_ORIGEN: 'CN',
        DESCRIPCION: 'Repuestos',
        CANTIDAD_BULTOS: '10',
        PESO_BRUTO: '100.5',
        ID_CLASE_BULTOS: 'CT',
      },
    ]);
    expect(TITULOS_CONTENEDORES).toMatchObject([
      {
        ID_LINEA: 'a-c1',
        TITULO_TRANSPORTE: 'BL-a',
        NUMERO_CONTENEDOR: 'MSKU-a',
        NUMERO_PRECINTO: 'SL-1',
        CANTIDAD_BULTOS: '10',
        PESO_BRUTO: '100.5',
      },
    ]);
  });

  it('have no master that is their own number', () => {
    expect(withTitles(blank, [paper('a', { NUMERO_BL: 'BL-a' })]).TITULOS[0]!.TITULO_MADRE).toBe('');
  });

  it('move the totals by as much as they weigh, and a blank total is their sum', () => {
    expect(totals(withTitles(blank, [paper('a'), paper('b')]))).toEqual([20, 201]);
    const stated = {
      ...blank,
      MANIFIESTO: { ...blank.MANIFIESTO, CANTIDAD_BULTOS: '7', PESO_BRUTO_BULTOS: '1' },
    };
    expect(totals(withTitles(stated, [paper('a')]))).toEqual([17, 101.5]);
    const weightless = paper('a', { CANTIDAD_BULTOS: '', PESO_BRUTO: '' });
    expect(withTitles(stated, [weightless]).MANIFIESTO.CANTIDAD_BULTOS).toBe('7');
  });

  it('are of the documents that it holds no title of, neither as taken nor by their number', () => {
    const held = withTitles(blank, [paper('a')]);
    const sameNumber = { ...paper('z'), body: paper('a').body };
    const renamed = paper('a', { NUMERO_DOCUMENTO: 'OTRO' });
    expect(notHeld(held, [paper('a'), sameNumber, renamed, paper('b')]).map(({ id }) => id)).toEqual(['b']);
  });

  it('describe the goods of an order in one line, as long as the form takes', () => {
    expect(carried('4000', { DESCRIPCION: 'dos\n  líneas' }).client.DESCRIPCION).toBe('dos líneas');
    expect(carried('4000', { DESCRIPCION: 'x'.repeat(400) }).client.DESCRIPCION).toHaveLength(300);
  });
});

const SHAPE = { lines: 1, invoices: 1, suppliers: 1, containers: 0 };

/** A document of an order of some regime, which says so much else. */
function carried(
  regime: string,
  said: Partial<DeclarationSources['order']['body']['ORDEN']> = {},
  stated: Partial<TransportBody['DOCUMENTO']> = {},
): Carried {
  const { order } = honduranSources(SHAPE, honduranReference(), regime);
  const ORDEN = { ...order.body.ORDEN, ...said };
  return carriedOf(paper('a', stated), { ...order, body: { ORDEN } }, honduranReference());
}

describe('a manifest of what leaves', () => {
  const HOME = { PAIS_EMBARQUE: 'HN', LUGAR_DESEMBARQUE_LOCODE: 'USMIA' };

  it('a manifest of what leaves names the client as sender and goes where the order says', () => {
    const own = carried('1000', { ID_PAIS_PROCEDENCIA: 'SV' }, HOME);
    const { MANIFIESTO, TITULOS } = withTitles(withVoyage(blank, [own]), [own]);
    expect(MANIFIESTO.ID_PAIS_PROCEDENCIA_DESTINO).toBe('SV');
    expect(TITULOS).toMatchObject([
      {
        NOMBRE_REMITENTE: own.client.NOMBRE_IMPORTADOR,
        IDENTIFICACION_CONSIGNATARIO: '',
        NOMBRE_CONSIGNATARIO: '',
      },
    ]);
    expect(own.client.NOMBRE_IMPORTADOR).not.toBe('');
  });

  it('goes where its document unloads it while the order says nothing, and never to the country it leaves', () => {
    const to = (ID_PAIS_PROCEDENCIA: string, stated = {}) =>
      withVoyage(blank, [carried('1000', { ID_PAIS_PROCEDENCIA }, { ...HOME, ...stated })]).MANIFIESTO
        .ID_PAIS_PROCEDENCIA_DESTINO;
    expect(to('')).toBe('US');
    expect(to('HN')).toBe('US');
    expect(to('', { LUGAR_DESEMBARQUE_LOCODE: '' })).toBe('');
  });

  it.each(['4000', '8000'])('of regime %s comes from where it was loaded, to the client', (regime) => {
    const own = carried(regime, { ID_PAIS_PROCEDENCIA: 'US' });
    const { MANIFIESTO, TITULOS } = withTitles(withVoyage(blank, [own]), [own]);
    expect(MANIFIESTO.ID_PAIS_PROCEDENCIA_DESTINO).toBe('CN');
    const { NIT_IMPORTADOR, NOMBRE_IMPORTADOR } = own.client;
    expect(TITULOS).toMatchObject([
      {
        NOMBRE_REMITENTE: '',
        IDENTIFICACION_CONSIGNATARIO: NIT_IMPORTADOR,
        NOMBRE_CONSIGNATARIO: NOMBRE_IMPORTADOR,
      },
    ]);
  });

  it('of no order has nobody', () => {
    expect(carriedOf(paper('a'), undefined, honduranReference()).client).toEqual({
      NIT_IMPORTADOR: '',
      NOMBRE_IMPORTADOR: '',
      DESCRIPCION: '',
    });
  });
});

describe('a manifest that follows its documents', () => {
  const base = withTitles(withVoyage(blank, [paper('a')]), [paper('a'), paper('b')]);

  it('keeps their order, loses those that went, and takes none that it never held', () => {
    expect(numbers(manifestOf([paper('b'), paper('a')], base))).toEqual(['BL-a', 'BL-b']);
    const left = manifestOf([paper('b'), paper('c')], base);
    expect(numbers(left)).toEqual(['BL-b']);
    expect(totals(left)).toEqual([10, 100.5]);
    expect(left.TITULOS_CONTENEDORES.map((each) => each.NUMERO_CONTENEDOR)).toEqual(['MSKU-b']);
  });

  it('hears of the voyage from its first document, and where that says nothing it stays', () => {
    const { MANIFIESTO } = manifestOf(
      [paper('a', { NUMERO_VIAJE: 'V-9', NOMBRE_TRANSPORTISTA: '' }), paper('b')],
      base,
    );
    expect(MANIFIESTO).toMatchObject({ NUMERO_VIAJE: 'V-9', NOMBRE_TRANSPORTISTA: 'MSC' });
  });

  it('of which a person took titles out is derived without them and their containers', () => {
    expect(heldOf(base, base)).toBe(base);
    const held = heldOf(base, { ...base, TITULOS: base.TITULOS.slice(1) });
    expect(numbers(held)).toEqual(['BL-b']);
    expect(held.TITULOS_CONTENEDORES.map((each) => each.TITULO_TRANSPORTE)).toEqual(['BL-b']);
  });

  it('keeps what a person wrote, and its totals move by as much as its titles do', () => {
    const mine: ManifestBody = {
      ...base,
      MANIFIESTO: { ...base.MANIFIESTO, PESO_BRUTO_BULTOS: '500' },
      TITULOS: base.TITULOS.map((each, at) => (at === 0 ? { ...each, DESCRIPCION: 'A MANO' } : each)),
    };
    const fresh = manifestOf([paper('a', { PESO_BRUTO: '150.5' }), paper('b')], base);
    const again = manifestAgain(base, mine, fresh);
    expect(again.TITULOS[0]).toMatchObject({ DESCRIPCION: 'A MANO', PESO_BRUTO: '150.5' });
    expect(totals(again)).toEqual([20, 550]);
  });
});
