import { describe, expect, it } from 'vitest';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { linesOf, supportDocumentsOf } from './documents.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';
import { dvaValues } from './goods.ts';
import { foremostDva, partiesOf } from './parties.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { valuesOf } from './values.ts';

const reference = sampleReference();
const sources = (lines = 4, invoices = 2, suppliers = 1): DeclarationSources =>
  structuredClone(sampleSources({ lines, invoices, suppliers, containers: 1 }));

describe('a DUCA formed of little', () => {
  it('without transport or value declarations is blank where they would speak, and still whole', () => {
    const bare: DeclarationSources = { ...sources(), transports: [], dvas: [], invoices: [] };
    const body = ducaFromDvas(bare, reference);
    expect(body.FRACCIONES).toEqual([]);
    expect(body.DOCUMENTOS).toEqual([]);
    expect(body.DVAS).toEqual([]);
    expect(body.PROVEEDORES).toEqual([]);
    expect(body.EXPORTADOR).toEqual({
      NUMERO_IDENTIFICACION: '',
      TIPO_IDENTIFICACION: '',
      ID_PAIS_EMISION: '',
      NOMBRE: '',
      DOMICILIO: '',
    });
    const values = Object.values(body.DUCA).filter((each) => each !== '');
    expect(values.every((each) => typeof each === 'string' && !/undefined|null|NaN/.test(each))).toBe(true);
  });

  it('without transport has the goods of its value declarations and what those weigh', () => {
    const body = ducaFromDvas({ ...sources(), transports: [] }, reference);
    expect(body.FRACCION_ITEMS).toHaveLength(4);
    expect(body.EQUIPO).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('undefined');
  });

  it('takes weight and packages of its lines where the transport document says none', () => {
    const silent = sources();
    for (const each of silent.transports)
      Object.assign(each.body.DOCUMENTO, { PESO_BRUTO: '', CANTIDAD_BULTOS: '' });
    const items = silent.invoices.flatMap((each) => each.body.ITEMS);
    const added = (name: 'PESO_BRUTO' | 'CANTIDAD_BULTOS'): number =>
      items.reduce((sum, each) => sum + Math.round(Number(each[name]) * 100), 0);
    const { DUCA } = ducaFromDvas(silent, reference);
    expect(Math.round(Number(DUCA.PESO_BRUTO_TOTAL) * 100)).toBe(added('PESO_BRUTO'));
    expect(Math.round(Number(DUCA.CANTIDAD_BULTOS) * 100)).toBe(added('CANTIDAD_BULTOS'));
    items[0]!.PESO_BRUTO = '';
    expect(ducaFromDvas(silent, reference).DUCA.PESO_BRUTO_TOTAL).toBe('');
  });

  it('knows goods that no invoice of the order has by their value declaration alone', () => {
    const lost = sources();
    const body = ducaFromDvas({ ...lost, invoices: [] }, reference);
    expect(body.FRACCION_ITEMS).toHaveLength(4);
    expect(body.FRACCION_ITEMS.every((each) => each.PESO_BRUTO === '' && each.CANTIDAD_BULTOS === '')).toBe(
      true,
    );
    expect(body.DOCUMENTOS.map((each) => each.CODIGO_DOCUMENTO)).not.toContain('380');
  });
});

describe('parties', () => {
  it('are those of the value declaration of highest value, the first of two alike', () => {
    const two = sources(6, 3, 3);
    two.dvas.forEach((each, at) => (each.body.DVA.CASILLA_46 = ['100.00', '300.00', '300.00'][at]!));
    expect(foremostDva(two)).toBe(two.dvas[1]);
    two.dvas[2]!.body.DVA.CASILLA_46 = '300.01';
    expect(foremostDva(two)).toBe(two.dvas[2]);
    expect(foremostDva({ ...two, dvas: [] })).toBeUndefined();
  });

  it('name each supplier once, told apart by name and country', () => {
    const three = sources(6, 3, 3);
    const [a, b, c] = three.dvas.map((each) => each.body.DVA);
    Object.assign(b!, { NOMBRE_PROVEEDOR: a!.NOMBRE_PROVEEDOR, ID_PAIS_PROVEEDOR: a!.ID_PAIS_PROVEEDOR });
    Object.assign(c!, { NOMBRE_PROVEEDOR: a!.NOMBRE_PROVEEDOR, ID_PAIS_PROVEEDOR: 'ZZ' });
    const { PROVEEDORES } = partiesOf(three, reference);
    expect(PROVEEDORES.map((each) => [each.ID_PROVEEDOR, each.ID_PAIS_PROVEEDOR])).toEqual([
      [three.dvas[0]!.id, a!.ID_PAIS_PROVEEDOR],
      [three.dvas[2]!.id, 'ZZ'],
    ]);
  });

  it('are two suppliers where two identifications have one name, and one where a second says none', () => {
    const told = (...numbers: string[]) => {
      const three = sources(6, 3, 3);
      for (const [at, { body }] of three.dvas.entries()) {
        Object.assign(body.DVA, { NOMBRE_PROVEEDOR: 'ACME', ID_PAIS_PROVEEDOR: 'US' });
        const ids = new Set(body.FACTURAS.map((each) => each.ID_FACTURA));
        for (const { id, body: invoice } of three.invoices)
          if (ids.has(id)) invoice.FACTURA.ID_PROVEEDOR = numbers[at]!;
      }
      return partiesOf(three, reference).PROVEEDORES.map((each) => each.NUMERO_IDENTIFICACION);
    };
    expect(told('A-1', 'B-2', 'A 1')).toEqual(['A-1', 'B-2']);
    expect(told('', 'B-2', '')).toEqual(['B-2']);
    expect(told('A-1', '', 'B-2')).toEqual(['A-1', '', 'B-2']);
  });

  it('leave box 30 to the term that is worth most, all its value declarations together', () => {
    const three = sources(6, 3, 3);
    const term = (...each: [term: string, value: string][]): string => {
      for (const [at, [ID_INCOTERM, CASILLA_46]] of each.entries())
        Object.assign(three.dvas[at]!.body.DVA, { ID_INCOTERM, CASILLA_46 });
      return ducaFromDvas(three, reference).DUCA.ID_INCOTERM;
    };
    expect(term(['CIF', '50000.00'], ['FOB', '30000.00'], ['FOB', '30000.00'])).toBe('FOB');
    expect(term(['CIF', '60000.00'], ['FOB', '30000.00'], ['FOB', '30000.00'])).toBe('CIF');
    expect(term(['', '90000.00'], ['FOB', '1.00'], ['FOB', '1.00'])).toBe('FOB');
  });

  it('join street and town with a comma, and neither without the other', () => {
    const one = sources();
    const { DVA } = one.dvas[0]!.body;
    const home = (DIRECCION_PROVEEDOR: string, CIUDAD_PROVEEDOR: string): string => {
      Object.assign(DVA, { DIRECCION_PROVEEDOR, CIUDAD_PROVEEDOR });
      return partiesOf(one, reference).EXPORTADOR.DOMICILIO;
    };
    expect([home('CALLE 1', 'JILOTEPEC'), home('CALLE 1', ''), home('', 'JILOTEPEC'), home('', '')]).toEqual([
      'CALLE 1, JILOTEPEC',
      'CALLE 1',
      'JILOTEPEC',
      '',
    ]);
  });

  it('say no kind of number for an importer without one', () => {
    const one = sources();
    expect(partiesOf(one, reference).IMPORTADOR.ID_PAIS_EMISION).toBe('GT');
    one.order.body.ORDEN.NIT_IMPORTADOR = '';
    expect(partiesOf(one, reference).IMPORTADOR).toMatchObject({
      NUMERO_IDENTIFICACION: '',
      TIPO_IDENTIFICACION: '',
      ID_PAIS_EMISION: '',
    });
  });
});

describe('value declarations in a DUCA', () => {
  it('bring their intermediary where they name one, and nothing of one they do not', () => {
    const one = sources();
    const [dva] = one.dvas;
    const named = {
      NOMBRE_INTERMEDIARIO: 'BROKER',
      DIRECCION_INTERMEDIARIO: 'AV. 2',
      CIUDAD_INTERMEDIARIO: 'MÉXICO',
      ID_PAIS_INTERMEDIARIO: 'MX',
      ID_TIPO_INTERMEDIARIO: 'OT',
      OTRO_TIPO_INTERMEDIARIO: 'COMISIONISTA',
    };
    Object.assign(dva!.body.DVA, { ...named, NOMBRE_INTERMEDIARIO: '' });
    expect(valuesOf(one, reference).DVA_INTERMEDIARIOS).toEqual([]);
    Object.assign(dva!.body.DVA, named);
    expect(valuesOf(one, reference).DVA_INTERMEDIARIOS).toEqual([
      {
        ID_INTERMEDIARIO: dva!.id,
        ID_DVA: dva!.id,
        NUMERO_DVA: dva!.body.DVA.ID_DVA,
        NOMBRE_INTERMEDIARIO: 'BROKER',
        DIRECCION_INTERMEDIARIO: 'AV. 2, MÉXICO',
        ID_PAIS_INTERMEDIARIO: 'MX',
        ID_TIPO_INTERMEDIARIO: 'OT',
        OTRO_TIPO_INTERMEDIARIO: 'COMISIONISTA',
      },
    ]);
    dva!.body.DVA.CIUDAD_INTERMEDIARIO = '';
    expect(valuesOf(one, reference).DVA_INTERMEDIARIOS[0]!.DIRECCION_INTERMEDIARIO).toBe('AV. 2');
  });

  it('put into transport and insurance what the term includes, or the box, or both', () => {
    const [{ body }] = sources(2, 1).dvas as [DeclarationSources['dvas'][number]];
    const lines = (VALOR_FLETE: string, VALOR_SEGURO: string) =>
      body.MERCANCIAS.map((each, at) => ({
        ...each,
        VALOR_FOB: '500.00',
        VALOR_FLETE: at === 0 ? VALOR_FLETE : '0.00',
        VALOR_SEGURO: at === 0 ? VALOR_SEGURO : '0.00',
      }));
    const values = (
      ID_INCOTERM: string,
      CASILLA_42_10: string,
      CASILLA_42_12: string,
      CASILLA_46 = '1200.00',
    ) =>
      dvaValues(
        {
          ...body,
          DVA: { ...body.DVA, ID_INCOTERM, CASILLA_42_10, CASILLA_42_12, CASILLA_46 },
          MERCANCIAS: lines('100.00', '20.00'),
        },
        reference,
      );
    expect(values('FOB', '30.00', '5.00')).toEqual({
      fob: 100_000,
      freight: 3000,
      insurance: 500,
      others: 16_500,
    });
    expect(values('CIF', '30.00', '5.00')).toMatchObject({ freight: 13_000, insurance: 2500 });
    expect(values('CFR', '30.00', '5.00')).toMatchObject({ freight: 13_000, insurance: 500 });
    expect(values('FOB', '', '')).toMatchObject({ freight: 10_000, insurance: 2000 });
    expect(values('CIF', '', '')).toMatchObject({ freight: 10_000, insurance: 2000 });
    expect(values('', '30.00', '5.00')).toMatchObject({ freight: 3000, insurance: 500 });
    expect(values('FOB', '30.00', '5.00', '20.00')).toEqual({
      fob: 0,
      freight: 1500,
      insurance: 500,
      others: 0,
    });
    expect(values('FOB', '30.00', '5.00', '900.00')).toEqual({
      fob: 86_500,
      freight: 3000,
      insurance: 500,
      others: 0,
    });
  });
});

describe('documents of box 54', () => {
  const documents = (change: (one: DeclarationSources) => void) => {
    const one = sources(2, 2);
    change(one);
    return supportDocumentsOf(one, ducaFromDvas(one, reference).FRACCION_ITEMS, reference);
  };

  it('are the invoices that a value declaration covers, and no other of the order', () => {
    const covered = documents((one) => {
      const [first] = one.dvas[0]!.body.FACTURAS;
      one.dvas[0]!.body.FACTURAS = [first!];
    });
    expect(covered.filter((each) => each.CODIGO_DOCUMENTO === '380')).toHaveLength(1);
  });

  it('of transport have the code of their kind, or else that of their way', () => {
    const code = (ID_TIPO_DOCUMENTO: string, ID_MODO_TRANSPORTE = '1'): string => {
      const id = sources(2, 2).transports[0]!.id;
      const all = documents((one) =>
        Object.assign(one.transports[0]!.body.DOCUMENTO, { ID_TIPO_DOCUMENTO, ID_MODO_TRANSPORTE }),
      );
      return all.find((each) => each.ID_DOCUMENTO === id)!.CODIGO_DOCUMENTO;
    };
    expect([code('705'), code('704'), code('714'), code('741'), code('703'), code('720')]).toEqual([
      '705',
      '705',
      '705',
      '740',
      '740',
      '730',
    ]);
    expect(code('constructor', 'constructor')).toBe('705');
    expect([code('', '1'), code('', '3'), code('', '4'), code('', ''), code('999', '3')]).toEqual([
      '705',
      '730',
      '740',
      '705',
      '730',
    ]);
  });

  it('of an invoice are issued where it says, or where its supplier is', () => {
    const country = (ID_PAIS_EMISION: string): string =>
      documents((one) =>
        Object.assign(one.invoices[0]!.body.FACTURA, { ID_PAIS_EMISION, ID_PAIS_PROVEEDOR: 'CN' }),
      )[0]!.ID_PAIS_EMISION;
    expect([country('US'), country('')]).toEqual(['US', 'CN']);
  });

  it('name the one fraction of their goods, a range without gaps, or the whole declaration', () => {
    const [item] = ducaFromDvas(sources(), reference).FRACCION_ITEMS;
    const on = (...numbers: string[]): string =>
      linesOf(
        numbers.map((SECUENCIA_FRACCION) => ({ ...item!, ID_FACTURA: 'f', SECUENCIA_FRACCION })),
        'f',
      );
    expect([
      on('3'),
      on('3', '3'),
      on('2', '3', '4'),
      on('4', '2', '3'),
      on('2', '4'),
      on('9', '10'),
    ]).toEqual(['3', '3', '2-4', '2-4', '0', '9-10']);
    expect(on()).toBe('0');
    expect(linesOf([item!], 'other')).toBe('0');
  });
});
