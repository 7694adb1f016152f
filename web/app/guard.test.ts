import { describe, expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { mayEnter, type AccessRow } from './guard.ts';
import { otherAddress } from './otherApplications.ts';

type Flag = AccessRow['ACTIVO_CLIENTE'];

const row = (LINK: string, client: Flag = '1', user: Flag = '1', allowed: Flag = '1'): AccessRow => ({
  LINK,
  ACTIVO_CLIENTE: client,
  ACTIVO_USUARIO: user,
  APLICACION_PERMITIDA: allowed,
});

describe('route guard', () => {
  it('needs the three flags when there is a row', () => {
    expect(mayEnter('/ducagt/1', [row('/ducagt')], '2')).toBe(true);
    expect(mayEnter('/ducagt/1', [row('/ducagt', '0')], '2')).toBe(false);
    expect(mayEnter('/ducagt/1', [row('/ducagt', '1', '0')], '2')).toBe(false);
    expect(mayEnter('/ducagt/1', [row('/ducagt', '1', '1', '0')], '2')).toBe(false);
  });
  it('stays open without a row, and for the two pages of everybody', () => {
    expect(mayEnter('/bitacora', [row('/ducagt')], '2')).toBe(true);
    expect(mayEnter('/apps', [row('/apps', '0')], '4')).toBe(true);
    expect(mayEnter('/profile/company', [row('/profile/company', '0')], '4')).toBe(true);
  });
  it.each(['/conocimientobl', '/facturagt/x', '/dvagt', '/ducagt'])('closes %s to profile 4', (path) => {
    expect(mayEnter(path, [row(path)], '4')).toBe(false);
  });
});

describe('arrival', () => {
  it.each(['1', '2', '4', '5'])('keeps profile %s here', (id) =>
    expect(arrivalOf(id, false)).toEqual({ kind: 'stay' }),
  );
  it('sends a missing profile with tracking to tracking, else away', () => {
    expect(arrivalOf('', true)).toEqual({ kind: 'other', application: 'tracking' });
    expect(arrivalOf('', false)).toEqual({ kind: 'leave' });
    expect(arrivalOf('7', false)).toEqual({ kind: 'leave' });
  });
  it('knows the other applications', () => {
    expect(arrivalOf('8', false)).toEqual({ kind: 'other', application: 'correlatives' });
    expect(arrivalOf('12', false)).toEqual({ kind: 'other', application: 'digitalFolderCorrelatives' });
  });
});

it('leads only to https addresses that the installation named', () => {
  expect(otherAddress('tracking', { tracking: 'https://rastreo.example.com/inicio' })).toBe(
    'https://rastreo.example.com/inicio',
  );
  expect(otherAddress('tracking', { tracking: 'javascript:alert(1)' })).toBeUndefined();
  expect(otherAddress('tracking', { tracking: 'http://rastreo.example.com' })).toBeUndefined();
  expect(otherAddress('tracking', {})).toBeUndefined();
});
