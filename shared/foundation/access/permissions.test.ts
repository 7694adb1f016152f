import { describe, expect, it } from 'vitest';
import { APPLICATIONS } from '../modules.ts';
import { permissionsOf, type Access } from './permissions.ts';

/** Somebody who may do everything that applications and rights can give. */
const everything: Access = {
  profileId: '2',
  admin: false,
  applications: APPLICATIONS.map((module) => ({ module, client: true, user: true, allowed: true })),
  rights: APPLICATIONS.flatMap((module) => [
    { module, key: 'escribir' as const },
    { module, key: 'transmitir' as const },
  ]),
};
const only = (flags: { client?: boolean; user?: boolean; allowed?: boolean }): Access => ({
  ...everything,
  applications: [{ module: 'duca', client: true, user: true, allowed: true, ...flags }],
});
const of = (access: Access): string[] => [...permissionsOf(access)].sort();
const NOTHING = ['public', 'session'];
const TAXES = 'duca.tributos:write';
const DUCA = [TAXES, 'duca:read', 'duca:transmit', 'duca:write', ...NOTHING];

describe('permissions', () => {
  it('of an application need all three: that the company has it, that the user was given it, that it is allowed', () => {
    expect(of(only({}))).toEqual(DUCA);
    expect(of(only({ client: false }))).toEqual(NOTHING);
    expect(of(only({ user: false }))).toEqual(NOTHING);
    expect(of(only({ allowed: false }))).toEqual(NOTHING);
  });

  it('to write and to transmit are given apart, each for its own module', () => {
    const given = (rights: Access['rights']): string[] => of({ ...only({}), rights });
    expect(given([])).toEqual(['duca:read', ...NOTHING]);
    expect(given([{ module: 'duca', key: 'escribir' }])).toEqual([
      TAXES,
      'duca:read',
      'duca:write',
      ...NOTHING,
    ]);
    expect(given([{ module: 'duca', key: 'transmitir' }])).toEqual([
      'duca:read',
      'duca:transmit',
      ...NOTHING,
    ]);
    expect(given([{ module: 'dva', key: 'escribir' }])).toEqual(['duca:read', ...NOTHING]);
  });

  it('of a group of fields end with what is closed of it: who may not see it does not write it either', () => {
    const orders: Access = {
      ...everything,
      applications: [{ module: 'work-orders', client: true, user: true, allowed: true }],
    };
    const costs = (...keys: ('ver' | 'escribir')[]): string[] =>
      of({
        ...orders,
        closed: keys.map((key) => ({ module: 'work-orders', object: 'costos', key })),
      }).filter((each) => each.startsWith('work-orders.costos'));
    expect(costs()).toEqual(['work-orders.costos:read', 'work-orders.costos:write']);
    expect(costs('escribir')).toEqual(['work-orders.costos:read']);
    expect(costs('ver')).toEqual([]);
  });

  it('of a group are not ended by what is closed of another: two modules call theirs alike', () => {
    const closed: Access['closed'] = [{ module: 'dua', object: 'tributos', key: 'escribir' }];
    const both = permissionsOf({ ...everything, closed });
    expect(both.has('duca.tributos:write')).toBe(true);
    expect(both.has('dua.tributos:write')).toBe(false);
    expect(both.has('work-orders.costos:write')).toBe(true);
  });

  it('of who operates the platform reach no work of any company, whatever rows say', () => {
    expect(of({ ...everything, admin: true, operator: true })).toEqual(['operator', ...NOTHING]);
  });

  it('of profile 4 reach no transport document, invoice, DVA, DUCA or transmission, whatever rows say', () => {
    const four = permissionsOf({ ...everything, profileId: '4' });
    for (const closed of ['transport-documents', 'invoices', 'dva', 'duca', 'transmission']) {
      expect([...four].filter((each) => each.startsWith(`${closed}:`))).toEqual([]);
    }
    for (const open of ['work-orders', 'products', 'tariff', 'catalogues', 'users']) {
      expect(four.has(`${open}:read` as 'users:read'), open).toBe(true);
    }
    for (const profileId of ['1', '2', '5']) {
      expect(permissionsOf({ ...everything, profileId }).has('duca:transmit'), profileId).toBe(true);
    }
  });

  it('of any other profile are those of nobody, an administrator too', () => {
    for (const profileId of ['', '0', '3', '6', '12']) {
      expect(of({ ...everything, admin: true, profileId }), profileId).toEqual(NOTHING);
    }
  });

  it('to administer belong to administrators alone', () => {
    expect(permissionsOf({ ...everything, admin: true }).has('admin')).toBe(true);
    expect(permissionsOf(everything).has('admin')).toBe(false);
    expect(of({ ...only({ client: false }), admin: true })).toEqual(['admin', ...NOTHING]);
  });

  it('to administer belong to nobody of a client, whatever rows say', () => {
    expect(permissionsOf({ ...everything, profileId: '4', admin: true }).has('admin')).toBe(false);
  });
});
