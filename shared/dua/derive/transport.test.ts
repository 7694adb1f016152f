import { describe, expect, it } from 'vitest';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { honduranReference, honduranSources } from '../sampleDua.fixture.ts';
import { duaFromDvas } from './duaFromDvas.ts';
import { transportOf } from './transport.ts';

const reference = honduranReference();
const sources = honduranSources({ lines: 4, invoices: 2, suppliers: 2, containers: 2 }, reference);
const [transport] = sources.transports;
type Document = NonNullable<typeof transport>['body']['DOCUMENTO'];

/** The sources with another transport document. */
const carried = (
  change: Partial<Document>,
  containers = transport!.body.CONTENEDORES,
): DeclarationSources => ({
  ...sources,
  transports: [
    {
      ...transport!,
      body: {
        ...transport!.body,
        DOCUMENTO: { ...transport!.body.DOCUMENTO, ...change },
        CONTENEDORES: containers,
      },
    },
  ],
});
const ROAD = {
  ID_MODO_TRANSPORTE: '3',
  MATRICULA_REMOLQUE: 'TR-1',
  MARCA_TRANSPORTE: 'FREIGHTLINER',
  CHASIS_TRANSPORTE: 'CH-1',
  NOMBRE_CONDUCTOR: 'JOSÉ MUÑOZ',
  ID_CONDUCTOR: '0801',
  PAIS_CONDUCTOR: 'HN',
  LICENCIA_CONDUCTOR: 'A-1',
};
const DRIVEN = {
  MATRICULA_REMOLQUE: 'TR-1',
  MARCA_TRANSPORTE: 'FREIGHTLINER',
  CHASIS_TRANSPORTE: 'CH-1',
  ID_NOMBRE_CONDUCTOR: 'JOSÉ MUÑOZ',
  DOCUMENTO_CONDUCTOR: '0801',
  ID_PAIS_CONDUCTOR: 'HN',
  LICENCIA_CONDUCTOR: 'A-1',
};

describe('transport of a DUA', () => {
  it('names trailer and driver of what comes by road, and of nothing else', () => {
    expect(transportOf(carried(ROAD))[0]).toMatchObject(DRIVEN);
    const blank = Object.fromEntries(Object.keys(DRIVEN).map((name) => [name, '']));
    expect(transportOf(carried({ ...ROAD, ID_MODO_TRANSPORTE: '1' }))[0]).toMatchObject(blank);
  });

  it('is a line for each container, with its own seal, packages and weight in hundredths', () => {
    const [first] = transport!.body.CONTENEDORES;
    const containers = [
      {
        ...first!,
        ID_CONTENEDOR: 'c-1',
        NUMERO_CONTENEDOR: 'MSKU1',
        NUMERO_PRECINTO: 'S1',
        CANTIDAD_BULTOS: '4',
        PESO_BRUTO: '10.005',
      },
      {
        ...first!,
        ID_CONTENEDOR: 'c-2',
        NUMERO_CONTENEDOR: 'MSKU2',
        NUMERO_PRECINTO: 'S2',
        CANTIDAD_BULTOS: '5',
        PESO_BRUTO: '',
      },
    ];
    expect(transportOf(carried({}, containers))).toMatchObject([
      {
        ID_LINEA: 'c-1',
        NUMERO_CONTENEDOR: 'MSKU1',
        NUMERO_PRECINTO: 'S1',
        CANTIDAD_BULTOS: '4',
        PESO_BULTOS: '10.01',
      },
      {
        ID_LINEA: 'c-2',
        NUMERO_CONTENEDOR: 'MSKU2',
        NUMERO_PRECINTO: 'S2',
        CANTIDAD_BULTOS: '5',
        PESO_BULTOS: '',
      },
    ]);
  });

  it('is one line for a document without containers, with all of its packages and weight', () => {
    const lines = transportOf(carried({ CANTIDAD_BULTOS: '12', PESO_BRUTO: '99.5' }, []));
    expect(lines).toMatchObject([
      { ID_LINEA: transport!.id, CANTIDAD_BULTOS: '12', PESO_BULTOS: '99.50', NUMERO_CONTENEDOR: '' },
    ]);
  });

  it('says number and name of its carrier, or the one that it has, as long as the form takes', () => {
    const carrier = (ID_TRANSPORTISTA: string, NOMBRE_TRANSPORTISTA: string): string =>
      transportOf(carried({ ID_TRANSPORTISTA, NOMBRE_TRANSPORTISTA }))[0]!.RTN_NOMBRE_TRANSPORTISTA;
    expect(carrier('0801', 'FLETES')).toBe('0801 - FLETES');
    expect(carrier('', 'FLETES')).toBe('FLETES');
    expect(carrier('0801', '')).toBe('0801');
    expect(carrier('0801', 'F'.repeat(300))).toHaveLength(230);
    const unit = transportOf(carried({ ID_UNIDAD_TRANSPORTE: 'B'.repeat(60) }))[0]!;
    expect(unit.MATRICULA_UNIDAD_TRANSPORTE).toHaveLength(40);
  });
});

describe('the declaration of an order', () => {
  const head = (each: DeclarationSources) => duaFromDvas(each, reference).DECLARACION;
  const { ORDEN } = sources.order.body;
  const ordered = (
    change: Partial<typeof ORDEN>,
    rest: Partial<DeclarationSources> = {},
  ): DeclarationSources => ({
    ...sources,
    ...rest,
    order: { ...sources.order, body: { ...sources.order.body, ORDEN: { ...ORDEN, ...change } } },
  });

  it('falls back on the order where its transport document says no office, and has none without one', () => {
    const offices = { ID_ADUANA_DESPACHO: '', ID_ADUANA_INGRESO: '' };
    expect(head(carried(offices))).toMatchObject({
      ID_ADUANA_DESPACHO: '0004',
      ID_ADUANA_INGRESO_SALIDA: '0004',
    });
    expect(head(ordered({}, { transports: [] }))).toMatchObject({
      ID_ADUANA_DESPACHO: '0004',
      ID_CLASE_BULTOS: '',
      MANIFIESTO: '',
      TITULO_TRANSPORTE: '',
      ID_ADUANA_TRANSITO_DESTINO: '',
      INDICADOR_CANCELACION_GLOBAL: '',
    });
  });

  it('is a definitive import where the order foresees no regime of the list', () => {
    for (const ID_REGIMEN of ['', '4999']) expect(head(ordered({ ID_REGIMEN })).CODIGO_REGIMEN).toBe('4000');
    expect(head(ordered({ ID_REGIMEN: '5100' })).CODIGO_REGIMEN).toBe('5100');
  });

  it('comes from where the order says, else from where it was embarked', () => {
    const both = (order: string, embarked: string): string[] => {
      const body = duaFromDvas(
        { ...carried({ PAIS_EMBARQUE: embarked }), order: ordered({ ID_PAIS_PROCEDENCIA: order }).order },
        reference,
      );
      return [
        body.DECLARACION.ID_PAIS_PROCEDENCIA_DESTINO,
        body.DETALLE_MERCANCIAS[0]!.PAIS_PROCEDENCIA_DESTINO,
      ];
    };
    expect(both('PA', 'CN')).toEqual(['PA', 'PA']);
    expect(both('', 'CN')).toEqual(['CN', 'CN']);
  });

  it.each(['1000', '2000', '3053'])(
    '%s goes where the order says, else where it is unloaded, and never to the country that it leaves',
    (ID_REGIMEN) => {
      const to = (ID_PAIS_PROCEDENCIA: string, PAIS_DESEMBARQUE: string): string[] => {
        const leaving = ordered({ ID_REGIMEN, ID_PAIS_PROCEDENCIA });
        const body = duaFromDvas({ ...carried({ PAIS_DESEMBARQUE }), order: leaving.order }, reference);
        const [item] = body.DETALLE_MERCANCIAS;
        expect(item!.PAIS_ADQUISICION).toBe('');
        return [body.DECLARACION.ID_PAIS_PROCEDENCIA_DESTINO, item!.PAIS_PROCEDENCIA_DESTINO];
      };
      expect(to('PA', 'US')).toEqual(['PA', 'PA']);
      expect(to('HN', 'US')).toEqual(['US', 'US']);
      expect(to('', 'US')).toEqual(['US', 'US']);
      expect(to('', 'HN')).toEqual(['', '']);
    },
  );

  it('has the origin of its item of highest price, and no rate where the bank gave none', () => {
    const body = duaFromDvas(sources, reference);
    const [highest] = body.DETALLE_MERCANCIAS.toSorted((a, b) => Number(b.VALOR_FOB) - Number(a.VALOR_FOB));
    expect(body.DECLARACION.ID_PAIS_ORIGEN).toBe(highest!.PAIS_ORIGEN);
    expect(head({ ...sources, exchangeRate: { rate: '', day: '' } })).toMatchObject({
      TIPO_CAMBIO: '',
      FECHA_TIPO_CAMBIO: '',
    });
    expect(head({ ...sources, exchangeRate: { rate: '26.29804', day: '2026-11-19' } })).toMatchObject({
      TIPO_CAMBIO: '26.2980',
      FECHA_TIPO_CAMBIO: '2026-11-19',
    });
  });

  it('cancels one bill whole, and leaves it to a person of several', () => {
    expect(head(sources).INDICADOR_CANCELACION_GLOBAL).toBe('1');
    const two = { ...sources, transports: [transport!, { ...transport!, id: 'tra-2' }] };
    expect(head(two).INDICADOR_CANCELACION_GLOBAL).toBe('');
  });

  it.each(['1000', '3053', '4070', '4500', '4600', '5370', '8300', '8970'])(
    'in regime %s cancels no title',
    (ID_REGIMEN) => {
      expect(head(ordered({ ID_REGIMEN }))).toMatchObject({
        MANIFIESTO: '',
        TITULO_TRANSPORTE: '',
        INDICADOR_CANCELACION_GLOBAL: '',
      });
    },
  );

  it.each(['3000', '4000', '4300', '5100', '6020', '7000', '8000'])(
    'in regime %s cancels the title that brought its goods',
    (ID_REGIMEN) => {
      expect(head(ordered({ ID_REGIMEN }))).toMatchObject({
        TITULO_TRANSPORTE: transport!.body.DOCUMENTO.NUMERO_DOCUMENTO,
        INDICADOR_CANCELACION_GLOBAL: '1',
      });
    },
  );

  it('numbers its items, each with the key of its group', () => {
    const items = duaFromDvas(sources, reference).DETALLE_MERCANCIAS;
    expect(items.map(({ NUMERO_ITEM }) => NUMERO_ITEM)).toEqual(items.map((_, at) => String(at + 1)));
    expect(new Set(items.map(({ ID_ITEM }) => ID_ITEM)).size).toBe(items.length);
    expect(items.every(({ TIPO_ITEM }) => TIPO_ITEM === 'N')).toBe(true);
  });
});
