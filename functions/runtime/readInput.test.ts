import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { param } from '../../shared/foundation/contracts/params.ts';
import { procedure } from '../../shared/foundation/contracts/procedure.ts';
import { readInput } from './readInput.ts';

const contract = procedure({
  group: 'invoices',
  name: 'sample',
  summary: 'probar',
  params: {
    ID: param.id('invoices', 'Id'),
    PAGINA: param.optional(param.integer('Página', 1)),
    ACTIVO: param.optional(param.flag('Activo')),
    FILTROS: param.optional(param.json('Filtros', z.record(z.string(), z.string()))),
  },
  result: z.string(),
  permission: 'session',
  effect: 'read',
});

describe('readInput', () => {
  it('gives the same input for positional text and for names', () => {
    const byPosition = readInput(contract, { params: ['FAC-1', '2', '1', '{"A":"b"}'] });
    const byName = readInput(contract, {
      params: { ID: 'FAC-1', PAGINA: 2, ACTIVO: true, FILTROS: { A: 'b' } },
    });
    expect(byPosition).toEqual({ ID: 'FAC-1', PAGINA: 2, ACTIVO: true, FILTROS: { A: 'b' } });
    expect(byName).toEqual(byPosition);
    expect(readInput(contract, { params: ['FAC-1', '', ''] })).toEqual({ ID: 'FAC-1' });
  });

  it.each([
    [{ params: [] }, 'params.count', 'de 1 a 4 parámetros y llegaron 0'],
    [{ params: ['a', '1', '1', '{}', 'x'] }, 'params.count', 'llegaron 5'],
    [{ params: { OTRO: 'x' } }, 'params.unknown', 'no tiene el parámetro OTRO'],
    [{ params: {} }, 'params.invalid', 'Parámetro ID: falta y es obligatorio'],
    [{ params: ['../../x'] }, 'params.invalid', 'no es un identificador'],
    [{ params: ['a', 'dos'] }, 'params.invalid', 'Parámetro PAGINA: debe ser un número entero'],
    [{ params: { ID: ['a'] } }, 'params.invalid', 'debe ser un identificador'],
    [{ params: 5 }, 'params.invalid', 'debe ser una lista o un objeto'],
    [null, 'params.count', 'llegaron 0'],
  ])('refuses %j with %s', (body, code, message) => {
    expect(() => readInput(contract, body)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });

  const said = (params: unknown): string => {
    try {
      return String(readInput(contract, { params }));
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('says the place of what is wrong inside a parameter, and none where it is the parameter', () => {
    expect(said({ ID: 'a', FILTROS: { PAIS: 5 } })).toContain('(en PAIS)');
    expect(said(['a', 'dos'])).not.toContain('(en');
    expect(said(['a', 'dos'])).toMatch(/^Parámetro PAGINA: debe ser un número entero[^»]*$/);
  });

  it('refuses by its name what brings more than any call may, before it is read', () => {
    const names = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`N${at}`, 'x']));
    expect(said({ ID: 'a', FILTROS: names })).toContain(
      'Parámetro FILTROS: trae 501 nombres y se admiten 500',
    );
  });
});
