import { expect, it } from 'vitest';
import { isOpenPage } from './openPages.ts';

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
