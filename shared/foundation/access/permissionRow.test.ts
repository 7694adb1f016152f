import { describe, expect, it } from 'vitest';
import { moduleIds } from '../../users/applications.ts';
import { APPLICATIONS } from '../modules.ts';
import { moduleOfId, readPermissionRow } from './permissionRow.ts';

describe('a permission row', () => {
  it('written IDMODULO, IDOBJETO, IDUSUARIO is read like ID_MODULO, ID_OBJETO, ID_USUARIO', () => {
    const read = {
      ID_USUARIO: 'usr-1',
      ID_MODULO: 'work-orders',
      ID_OBJETO: 'costos',
      CLAVE: 'ver',
      VALOR: '0',
    };
    expect(readPermissionRow(read)).toEqual(read);
    expect(
      readPermissionRow({ IDUSUARIO: 'usr-1', IDMODULO: 1, IDOBJETO: 'costos', CLAVE: 'VER', VALOR: 0 }),
    ).toEqual(read);
    expect(readPermissionRow({ IDMODULO: '6', CLAVE: 'transmitir', VALOR: '1' })).toEqual({
      ID_USUARIO: '',
      ID_MODULO: 'duca',
      ID_OBJETO: '',
      CLAVE: 'transmitir',
      VALOR: '1',
    });
  });

  it('that names no right that there is, is none', () => {
    for (const row of [
      {},
      { ID_MODULO: '99', CLAVE: 'escribir' },
      { ID_MODULO: '6', CLAVE: 'mandar' },
      { ID_MODULO: '6', ID_OBJETO: 'nada', CLAVE: 'ver' },
      { ID_MODULO: ['6'], CLAVE: 'ver' },
    ])
      expect(readPermissionRow(row)).toBeUndefined();
  });

  it('knows the modules by the numbers of spec 3', () => {
    for (const module of APPLICATIONS) expect(moduleOfId(moduleIds[module] || module)).toBe(module);
  });
});
