import { describe, expect, it } from 'vitest';
import { noFacts, type ResultFacts } from '../transmission/facts.ts';
import { withAcceptance } from './acceptance.ts';
import { blankDuca } from './blankDuca.fixture.ts';
import { checkDuca } from './check.ts';
import { inFreeZone } from './freeZone.ts';
import { sampleReference } from './sampleSources.fixture.ts';
import { validityOf, validityProblems } from './validity.ts';

const reference = sampleReference();

describe('the day of an acceptance', () => {
  const accepted = (facts: Partial<ResultFacts>, before = blankDuca({})) =>
    withAcceptance(before, { ...noFacts, ...facts }, reference).DUCA;

  it('without its hour is that of midnight, and counts its days of validity', () => {
    expect(accepted({ FECHA: '2026-11-20' })).toMatchObject({
      FECHA_ACEPTACION: '2026-11-20T00:00:00',
      VALIDA_HASTA: '2027-01-05',
    });
  });

  it('that cannot be read says neither, and leaves what was said before', () => {
    expect(accepted({ NUMERO: 'N', FECHA: 'mañana' })).toMatchObject({
      NUMERO_DUCA: 'N',
      FECHA_ACEPTACION: '',
      VALIDA_HASTA: '',
    });
    const before = blankDuca({ DUCA: { FECHA_ACEPTACION: '2026-11-20T10:00:00', CANAL_SELECTIVO: 'ROJO' } });
    expect(accepted({ FECHA: '' }, before)).toEqual(before.DUCA);
  });

  it('comes with a channel that means something, which takes the place of another', () => {
    expect(accepted({ CANAL: 'AMARILLO' }).CANAL_SELECTIVO).toBe('AMARILLO');
    expect(accepted({ CANAL: 'toString' }).CANAL_SELECTIVO).toBe('');
    const red = blankDuca({ DUCA: { CANAL_SELECTIVO: 'ROJO' } });
    expect(accepted({ CANAL: 'PENDIENTE' }, red).CANAL_SELECTIVO).toBe('ROJO');
    expect(accepted({ CANAL: 'VERDE' }, red).CANAL_SELECTIVO).toBe('VERDE');
  });
});

describe('the validity of a declaration', () => {
  const until = (VALIDA_HASTA: string) => validityProblems(blankDuca({ DUCA: { VALIDA_HASTA } }), reference);

  it('is told with what to do, before its end and after it', () => {
    expect(until('2026-11-27').map((each) => each.message)).toEqual([
      'Casilla 56: la DUCA vence en 5 días hábiles (27/11/2026). Complete el despacho antes de ese día.',
    ]);
    expect(until('2026-11-20')[0]!.message).toContain('la DUCA vence hoy (20/11/2026). Complete');
    expect(until('2026-11-19').map((each) => each.message)).toEqual([
      'Casilla 56: la DUCA venció hace 1 día hábil (19/11/2026). Consulte con la autoridad antes de usarla.',
    ]);
    expect(until('2026-11-30')).toEqual([]);
    expect(until('')).toEqual([]);
    expect(until('pronto')).toEqual([]);
  });

  it('that ends on a day without work is said by that day', () => {
    const saturday = (today: string) => validityOf('2026-11-21', sampleReference('GT', today));
    expect(saturday('2026-11-20')).toEqual({ left: 0, tone: 'warn', text: 'vence el 21/11/2026' });
    expect(saturday('2026-11-21')).toEqual({ left: 0, tone: 'warn', text: 'vence hoy' });
    expect(saturday('2026-11-22')).toMatchObject({ left: -1, tone: 'bad', text: 'venció el 21/11/2026' });
    expect(validityOf('2026-11-21', { ...reference, today: '' })).toBeUndefined();
  });
});

it('is of a free zone by any one of warehouse, modality and regime, and by where they begin', () => {
  const free = (DUCA: Parameters<typeof blankDuca>[0]['DUCA']) => inFreeZone(blankDuca({ DUCA: DUCA! }));
  expect(free({ ID_DEPOSITO: 'AZ1', MODALIDAD: 'IZ', CODIGO_REGIMEN: 'ZX' })).toBe(false);
  expect(free({ ID_DEPOSITO: 'Z' })).toBe(true);
  expect(free({ MODALIDAD: 'Z' })).toBe(true);
  expect(free({ CODIGO_REGIMEN: 'ZF' })).toBe(true);
});

it('says of modality and class that no rules are loaded for them, and waits for both', () => {
  const of = (MODALIDAD: string, CLASE: string) =>
    checkDuca(blankDuca({ DUCA: { MODALIDAD, CLASE } }), reference).filter((each) =>
      each.code.startsWith('matrix.'),
    );
  expect(of('QQ', '1')).toMatchObject([
    {
      code: 'matrix.no-rows',
      severity: 'error',
      path: 'DUCA.MODALIDAD',
      message: 'No hay reglas cargadas para la modalidad QQ y la clase 1; elija otra o cargue la matriz.',
    },
  ]);
  expect(of('QQ', '')).toEqual([]);
  expect(of('', '1')).toEqual([]);
  const lines = of('ID', '1').filter((each) => each.code === 'matrix.no-lines');
  expect(lines.length).toBeGreaterThan(0);
  for (const { path, message } of lines) {
    expect(path).not.toContain('.');
    expect(message).toMatch(/: falta al menos una línea; la modalidad ID, clase 1 la exige\.$/);
  }
});
