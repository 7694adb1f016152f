import { describe, expect, it } from 'vitest';
import { many, one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { MOST_WANTED, wantedOf } from './wanted.ts';

const text = (more: object = {}) => field.text('Texto', { max: 40, help: '', ...more });
const dataSets = {
  CARTA: one('Carta', {
    NIT: text({ lookups: { nit: { NOMBRE: 'NOMBRE', ESTADO: 'ESTADO' }, contribuyente: {} } }),
    NOMBRE: text(),
    ESTADO: text(),
    RTN: text({ lookups: { rtn: {} } }),
    ODD: text({ lookups: { nada: {} } }),
  }),
  UNIDADES: many('Unidades', 'ID_UNIDAD', {
    ID_UNIDAD: field.key('system'),
    CLASE: text(),
    PLACA: text({ lookups: { placa: { CHASIS: 'CHASIS' } }, when: { field: 'CLASE', is: ['CAMION'] } }),
    CHASIS: text(),
  }),
  NOTAS: one('Notas', { NOTA: text() }),
};
const wanted = (body: object, country: 'GT' | 'HN' = 'GT') => wantedOf(dataSets, body as never, country);

describe('what a document asks the services for', () => {
  it('is each look-up of each field that has something to ask, with the fields that it fills', () => {
    expect(wanted({ CARTA: { NIT: '123456-7', RTN: '', ODD: 'x' }, NOTAS: { NOTA: '1234567' } })).toEqual([
      {
        path: 'CARTA.NIT',
        name: 'nit',
        key: '1234567',
        fills: { NOMBRE: 'CARTA.NOMBRE', ESTADO: 'CARTA.ESTADO' },
      },
      { path: 'CARTA.NIT', name: 'contribuyente', key: '1234567', fills: {} },
    ]);
  });

  it('is that of its country', () => {
    const body = { CARTA: { NIT: '1234567', RTN: '08019021000018' } };
    expect(wanted(body).map(({ name }) => name)).toEqual(['nit', 'contribuyente']);
    expect(wanted(body, 'HN').map(({ name }) => name)).toEqual(['contribuyente', 'rtn']);
  });

  it('is asked for line by line, in its order, where the line is asked for it at all', () => {
    const unit = (PLACA: string, CLASE = 'CAMION') => ({ CLASE, PLACA });
    const UNIDADES = [unit('C123BBB'), unit('C124BBB', 'BARCO'), unit(''), unit('c-125 bbb')];
    expect(wanted({ CARTA: { NIT: '' }, UNIDADES })).toEqual([
      { path: 'UNIDADES[0].PLACA', name: 'placa', key: 'C123BBB', fills: { CHASIS: 'UNIDADES[0].CHASIS' } },
      { path: 'UNIDADES[3].PLACA', name: 'placa', key: 'C125BBB', fills: { CHASIS: 'UNIDADES[3].CHASIS' } },
    ]);
  });

  it('is nothing of a document that has nothing, and so many things at most', () => {
    expect(wanted({})).toEqual([]);
    const UNIDADES = Array.from({ length: MOST_WANTED + 5 }, () => ({ CLASE: 'CAMION', PLACA: 'C123BBB' }));
    expect(wanted({ UNIDADES })).toHaveLength(MOST_WANTED);
    expect(wanted({ UNIDADES: UNIDADES.slice(6) })).toHaveLength(MOST_WANTED - 1);
  });
});
