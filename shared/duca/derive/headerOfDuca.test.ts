import { describe, expect, it } from 'vitest';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { ducaFromDvas } from './ducaFromDvas.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';

const reference = sampleReference();
type Order = DeclarationSources['order']['body']['ORDEN'];
type Carriage = DeclarationSources['transports'][number]['body']['DOCUMENTO'];
const header = (order: Partial<Order>, carriage?: Partial<Carriage>) => {
  const one = structuredClone(sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 0 }));
  Object.assign(one.order.body.ORDEN, order);
  if (carriage) Object.assign(one.transports[0]!.body.DOCUMENTO, carriage);
  return ducaFromDvas(carriage ? one : { ...one, transports: [] }, reference).DUCA;
};
const order = { ID_ADUANA: 'GC', ID_MODALIDAD: 'ID', ID_PAIS_PROCEDENCIA: '' };

describe('the header of a DUCA', () => {
  it('of an import comes in by the offices of its bill, and leaves by none', () => {
    const offices = { ID_ADUANA_DESPACHO: 'ST', ID_ADUANA_INGRESO: 'PQ', ID_ADUANA_DESTINO: 'GU' };
    expect(header(order, offices)).toMatchObject({
      ID_ADUANA_REGISTRO: 'ST',
      ID_ADUANA_SALIDA: '',
      ID_ADUANA_INGRESO: 'PQ',
      ID_ADUANA_DESTINO: 'GU',
      ID_PAIS_DESTINO: 'GT',
    });
  });

  it('of an export leaves by its office, and goes to no country that anybody has said', () => {
    expect(header({ ...order, ID_MODALIDAD: 'ED' }, { ID_ADUANA_DESPACHO: 'ST' })).toMatchObject({
      ID_ADUANA_REGISTRO: 'ST',
      ID_ADUANA_SALIDA: 'ST',
      ID_PAIS_DESTINO: '',
    });
  });

  it.each(['ED', 'DR', 'ZR'])(
    '%s goes where the order says, or else where its bill unloads it, and never to the country that it leaves',
    (ID_MODALIDAD) => {
      const to = (ID_PAIS_PROCEDENCIA: string, carriage: Partial<Carriage>) => {
        const leaving = header({ ...order, ID_MODALIDAD, ID_PAIS_PROCEDENCIA }, carriage);
        expect(leaving.ID_PAIS_EXPORTACION).toBe('GT');
        return [leaving.ID_PAIS_PROCEDENCIA, leaving.ID_PAIS_DESTINO];
      };
      const bill = { PAIS_EMBARQUE: 'GT', PAIS_DESEMBARQUE: 'US' };
      expect(to('SV', bill)).toEqual(['GT', 'SV']);
      expect(to('GT', bill)).toEqual(['GT', 'US']);
      expect(to('', { LUGAR_DESEMBARQUE_LOCODE: 'USMIA' })).toEqual(['GT', 'US']);
      expect(to('', { PAIS_DESEMBARQUE: 'GT' })).toEqual(['GT', '']);
      expect(header({ ...order, ID_MODALIDAD })).toMatchObject({ ID_PAIS_DESTINO: '' });
    },
  );

  it('of a transit comes from where the order says and goes on to where its bill unloads it', () => {
    const transit = { ...order, ID_MODALIDAD: 'TR', ID_PAIS_PROCEDENCIA: 'CN' };
    const bill = { PAIS_DESEMBARQUE: 'HN' };
    expect(header(transit, bill)).toMatchObject({ ID_PAIS_PROCEDENCIA: 'CN', ID_PAIS_DESTINO: 'HN' });
    expect(header(transit, { PAIS_DESEMBARQUE: 'GT' }).ID_PAIS_DESTINO).toBe('');
  });

  it('without a bill, or with one that names no office, has that of the order', () => {
    const own = { ID_ADUANA_REGISTRO: 'GC', ID_ADUANA_INGRESO: 'GC', ID_ADUANA_DESTINO: '' };
    const blank = { ID_ADUANA_DESPACHO: '', ID_ADUANA_INGRESO: '', ID_ADUANA_DESTINO: '' };
    expect(header(order)).toMatchObject(own);
    expect(header(order, blank)).toMatchObject(own);
    expect(header(order)).toMatchObject({
      ID_DEPOSITO: '',
      ID_MODO_TRANSPORTE: '',
      LUGAR_EMBARQUE: '',
      LUGAR_DESEMBARQUE: '',
      ID_PAIS_PROCEDENCIA: '',
    });
  });

  it('is a definitive import of the normal class where the order foresees nothing else', () => {
    expect(header({ ...order, ID_MODALIDAD: '' })).toMatchObject({ MODALIDAD: 'ID', CLASE: '1' });
    expect(header({ ...order, ID_MODALIDAD: 'ZZ' }, {})).toMatchObject({
      MODALIDAD: 'ZZ',
      ID_ADUANA_SALIDA: '',
      ID_PAIS_DESTINO: 'GT',
    });
  });

  it('comes from where the order says, or else from where it was loaded', () => {
    const from = (ID_PAIS_PROCEDENCIA: string) =>
      header({ ...order, ID_PAIS_PROCEDENCIA }, { PAIS_EMBARQUE: 'CN' }).ID_PAIS_PROCEDENCIA;
    expect([from('PA'), from('')]).toEqual(['PA', 'CN']);
  });
});
