import { describe, expect, it } from 'vitest';
import { duaDefinition } from '../../shared/dua/definition.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import type { DataSet } from '../../shared/foundation/fields/dataSet.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { applications, moduleIds } from '../../shared/users/applications.ts';
import { grantables } from '../../shared/users/grantables.ts';
import {
  hasRight,
  isOn,
  noGrants,
  readGrants,
  setApplication,
  setRight,
  type ApplicationRow,
} from './grants.ts';

const row = (LINK: string, ACTIVO_USUARIO: '1' | '0', APLICACION_PERMITIDA: '1' | '0'): ApplicationRow => ({
  NOMBRE: LINK,
  LINK,
  ACTIVO_CLIENTE: '1',
  ACTIVO_USUARIO,
  APLICACION_PERMITIDA,
});
const permission = (ID_MODULO: string, CLAVE: string, VALOR = '1') => ({
  ID_USUARIO: 'usr-1',
  ID_MODULO,
  ID_OBJETO: '',
  CLAVE,
  VALOR,
});

describe('grants', () => {
  it('come from the rows of spec 3, whose modules are numbers or names', () => {
    const grants = readGrants(
      [row('ducagt', '1', '1'), row('dvagt', '1', '0'), row('arancel', '1', '1')],
      [permission('6', 'escribir'), permission('6', 'transmitir', '0'), permission('tariff', 'escribir')],
    );
    expect([isOn(grants, 'duca'), isOn(grants, 'dva'), isOn(grants, 'tariff')]).toEqual([true, false, true]);
    expect(hasRight(grants, 'duca', 'escribir')).toBe(true);
    expect(hasRight(grants, 'duca', 'transmitir')).toBe(false);
    expect(hasRight(grants, 'tariff', 'escribir')).toBe(true);
  });

  it('leave with their application, and do not come back with it', () => {
    const given = setRight(
      setApplication(noGrants([row('ducagt', '1', '1')]), 'duca', true),
      'duca',
      'escribir',
      true,
    );
    expect(given.rights).toEqual([{ ID_MODULO: 'duca', CLAVE: 'escribir', VALOR: '1' }]);
    const again = setApplication(setApplication(given, 'duca', false), 'duca', true);
    expect(again.applications).toEqual({ duca: { ACTIVO_USUARIO: '1', APLICACION_PERMITIDA: '1' } });
    expect(again.rights).toEqual([]);
  });

  it('are offered exactly where a procedure or a field asks for them', () => {
    const asked = new Set<string>(allProcedures.map((each) => each.permission));
    const changing = /:(write|transmit|release)$/;
    const offered = grantables.map(({ permission }) => permission).filter((each) => changing.test(each));
    // What no procedure asks for is asked for by the fields of its group.
    const grouped = [ducaDefinition, duaDefinition].flatMap(({ module, dataSets }) =>
      Object.values(dataSets)
        .flatMap(({ fields }: DataSet) => Object.values(fields))
        .flatMap(({ group }) => (group ? [`${module}.${group}:write`] : [])),
    );
    for (const each of grouped) asked.add(each);
    expect(offered.sort()).toEqual([...asked].filter((each) => changing.test(each)).sort());
  });

  it('know each module by one address and one id', () => {
    expect(new Set(APPLICATIONS.map((module) => applications[module].link)).size).toBe(APPLICATIONS.length);
    expect(new Set(APPLICATIONS.map((module) => moduleIds[module] || module)).size).toBe(APPLICATIONS.length);
  });
});
