import { describe, expect, it } from 'vitest';
import { common } from './commonPasswords.ts';
import { LONGEST_PASSWORD } from './passwordPolicy.ts';
import { passwordProblem } from './passwordProblem.ts';
import { destinationOf, profiles } from './profiles.ts';

const context = ['ana.lopez', 'Ana López', 'Aduanera del Pacífico, S.A.', '576937K'];

describe('passwordProblem', () => {
  it('takes long phrases of any characters', () => {
    for (const good of [
      'lluvia tibia en la montaña',
      'tres tazas de cardamomo',
      'kX7?mQ2!vR9z',
      'ñandú çedilla 東京 12',
    ]) {
      expect(passwordProblem(good, context), good).toBeUndefined();
    }
  });

  it('refuses short and over-long ones by their characters, not their bytes', () => {
    expect(passwordProblem('once letras', context)).toMatch(/11 caracteres y necesita 12/);
    expect(passwordProblem('ñ'.repeat(11), context)).toMatch(/11 caracteres/);
    expect(passwordProblem('ab1'.repeat(50), context)).toMatch(new RegExp(`admite ${LONGEST_PASSWORD}`));
  });

  it('refuses what guessers try first, with or without decoration', () => {
    for (const bad of [
      '123456789012',
      'Contraseña2026',
      'qwertyuiop!!12',
      'Guatemala-2026',
      'aaaaaaaaaaaaaa',
    ]) {
      expect(passwordProblem(bad, context), bad).toBeDefined();
    }
  });

  it('refuses the login, the company and the trade with little besides', () => {
    for (const bad of ['analopez12345', 'aduanera2026!', 'Pacífico#2026', 'aduana-aduana', 'ana.lopez.ana']) {
      expect(passwordProblem(bad, context), bad).toBeDefined();
    }
    expect(passwordProblem('aduana con vista al volcán de agua', context)).toBeUndefined();
  });

  it('keeps its list in the form it compares', () => {
    for (const each of common) expect(each).toMatch(/^[a-z0-9]+$/);
  });
});

describe('destinationOf (spec 6)', () => {
  it('lets 1, 2, 4 and 5 work here and sends the others where the specification says', () => {
    const here = Object.keys(profiles).filter((id) => destinationOf(id, false) === 'here');
    expect(here).toEqual(['1', '2', '4', '5']);
    expect(destinationOf('3', false)).toBe('commercialInvoicing');
    expect(destinationOf('7', false)).toBe('leave');
    expect(['9', '10', '11'].map((id) => destinationOf(id, false))).toEqual(
      Array(3).fill('freeZoneInventory'),
    );
    expect(destinationOf('12', false)).toBe('digitalFolderCorrelatives');
  });

  it('sends a tracking user to tracking and an unknown profile away', () => {
    expect(destinationOf('2', true)).toBe('tracking');
    expect(destinationOf('', true)).toBe('tracking');
    expect(destinationOf('', false)).toBe('leave');
  });
});
