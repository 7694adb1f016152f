import { describe, expect, it } from 'vitest';
import { FIELD_GROUPS, GROUP_NAMES, laterGroups } from './foundation/access/fieldGroups.ts';
import { overlaid } from './foundation/access/overlay.ts';
import { permissionsOf } from './foundation/access/permissions.ts';
import { documentKinds } from './documentKinds.ts';
import { ducaDefinition } from './duca/definition.ts';
import { duaDefinition } from './dua/definition.ts';
import { dataSetsFor } from './foundation/fields/closedFields.ts';

const company = (GRUPOS?: readonly string[]) => ({
  modules: documentKinds.map(({ module }) => module),
  APLICACIONES: { duca: '1', dua: '1', 'work-orders': '1' },
  ROLES: {
    propio: {
      NOMBRE: 'Propio',
      DESCRIPCION: '',
      DERECHOS: ['duca:entrar', 'duca:escribir', 'dua:entrar', 'work-orders:entrar', 'work-orders:escribir'],
      ...(GRUPOS ? { GRUPOS } : {}),
    },
  },
});
const user = { IdPerfil: '2', SUPER: '0', ROL: 'propio', APLICACIONES: {}, PERMISOS: [] };
const held = (GRUPOS?: readonly string[]) => permissionsOf(overlaid(company(GRUPOS), user));

describe('a group of fields that came after a role was kept', () => {
  it('goes with the writing of its module, and what there was is what the role says', () => {
    const permissions = held();
    expect(permissions.has('duca.tributos:write')).toBe(true);
    // The role does not write DUAs, and was kept when there were costs.
    expect(permissions.has('dua.tributos:write')).toBe(false);
    expect(permissions.has('work-orders.costos:write')).toBe(false);
    expect(laterGroups().map(({ object }) => object)).toEqual(['tributos', 'tributos']);
  });

  it('is what the role says once it was kept with it', () => {
    expect(held(GROUP_NAMES).has('duca.tributos:write')).toBe(false);
    expect(laterGroups(GROUP_NAMES)).toEqual([]);
  });
});

describe('the data sets of a person', () => {
  it.each([ducaDefinition, duaDefinition])(
    '$module are others’ where a group is closed, and only there',
    (each) => {
      const all = held().union(new Set([`${each.module}.tributos:write`] as const)) as ReturnType<
        typeof held
      >;
      expect(dataSetsFor(each.dataSets, each.module, all)).toBe(each.dataSets);
      const own = dataSetsFor(each.dataSets, each.module, new Set());
      expect(dataSetsFor(each.dataSets, each.module, new Set())).toBe(own);
      const fields = Object.entries(each.dataSets).flatMap(([set, { fields }]) =>
        Object.entries(fields).map(([name, field]) => ({
          field,
          now: own[set as keyof typeof own]!.fields[name]!,
        })),
      );
      const grouped = fields.filter(({ field }) => field.group !== undefined);
      expect(grouped.length).toBeGreaterThan(4);
      for (const { field, now } of fields)
        expect(now).toEqual(field.group === undefined ? field : { ...field, writer: 'others' });
      expect(FIELD_GROUPS.some(({ module }) => module === each.module)).toBe(true);
    },
  );
});
