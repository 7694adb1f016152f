import { expect, it } from 'vitest';
import { isOpenPage, placeOf } from './openPages.ts';

it('nobody is asked who they are where a stranger may come', () => {
  for (const hash of [
    '#/login',
    '#/login?x=1',
    '#/password/abc',
    '#/autenticidad',
    '#/precios',
    '#/precios/HN',
    '#/baja/x',
  ])
    expect(isOpenPage(hash), hash).toBe(true);
});

it('everything else stands behind the sign-in', () => {
  for (const hash of ['', '#', '#/', '#/mydashboard', '#/loginx', '#/ducagt/login', '#/nada'])
    expect(isOpenPage(hash), hash).toBe(false);
});

it('a hash address leads to a path and what is asked there, and to the beginning where it names none', () => {
  for (const [hash, pathname, search] of [
    ['#/ducagt/duc-1', '/ducagt/duc-1', ''],
    ['#/ducagt?q=4711', '/ducagt', '?q=4711'],
    ['#', '/', ''],
    ['', '/', ''],
  ])
    expect(placeOf(hash!), hash).toMatchObject({ pathname, search });
});
