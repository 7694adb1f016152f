import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { limitProblems, limitsOf } from './limits.ts';

const shipped = sampleReference();
const listed = (...rows: Partial<CatalogueRow>[]) => {
  const whole = rows.map((row) => ({ CLAVE: 'x', VALOR: '', REGIMEN: '', BLOQUEA: '1', ...row }));
  return { ...shipped, rows: (name: string) => (name === catalogue.fractionLimits ? whole : []) };
};
const body = (CODIGO_REGIMEN: string, fractions: number, goods: string[] = [], description = '') =>
  blankDuca({
    DUCA: { CODIGO_REGIMEN },
    FRACCIONES: Array.from({ length: fractions }, (_, at) => ({
      ID_FRACCION: `f-${at}`,
      DESCRIPCION: at === 1 ? description : '',
    })),
    FRACCION_ITEMS: goods.map((ID_FRACCION) => ({ ID_FRACCION })),
  });

describe('the limits of a regime', () => {
  it('are its own row, or that of no regime', () => {
    const [all, own] = [{ MAX_FRACCIONES: '1' }, { REGIMEN: 'TR', MAX_FRACCIONES: '2' }];
    const both = listed(own, all);
    expect(limitsOf('TR', both)).toMatchObject(own);
    expect(limitsOf('ID', both)).toMatchObject(all);
    expect(limitsOf('', both)).toMatchObject(all);
    expect(limitsOf('ID', listed(own))).toBeUndefined();
    expect(limitProblems(body('ID', 99), listed(own))).toEqual([]);
  });

  it('that are blank are none', () => {
    const open = listed({ MAX_FRACCIONES: '', MAX_MERCANCIAS: '', MAX_DESCRIPCION: '' });
    expect(limitProblems(body('', 50, Array(99).fill('f-0'), 'x'.repeat(9_999)), open)).toEqual([]);
    expect(limitProblems(body('', 50), listed({}))).toEqual([]);
  });

  it('may be reached and not passed: fractions, goods of one of them, characters of box 46', () => {
    const two = listed({ MAX_FRACCIONES: '2', MAX_MERCANCIAS: '2', MAX_DESCRIPCION: '3' });
    const own = ['f-1', 'f-0', 'f-1'];
    expect(limitProblems(body('', 2, ['f-0', 'f-1', 'f-1', 'f-0'], 'abc'), two)).toEqual([]);
    expect(limitProblems(body('', 3, [...own, 'f-1'], 'abcd'), two)).toEqual([
      {
        code: 'duca.most-fractions',
        severity: 'error',
        path: 'FRACCIONES',
        message:
          'La declaración tiene 3 fracciones y el régimen admite 2. Junte en «Fracciones» las que sean iguales o reparta la carga en dos declaraciones.',
      },
      {
        code: 'duca.most-goods',
        severity: 'error',
        path: 'FRACCIONES[1].NUMERO_LINEA',
        message:
          'Línea 2: reúne 3 mercancías y el régimen admite 2 por fracción. Separe una parte en «Fracciones».',
      },
      {
        code: 'duca.longest-description',
        severity: 'error',
        path: 'FRACCIONES[1].DESCRIPCION',
        message: 'Casilla 46, línea 2: la descripción tiene 4 caracteres y el régimen admite 3. Acórtela.',
      },
    ]);
  });

  it('only warn where the list does not block', () => {
    const warned = (BLOQUEA: string) =>
      limitProblems(body('', 2), listed({ MAX_FRACCIONES: '1', BLOQUEA })).map((each) => each.severity);
    expect([warned('1'), warned('0'), warned('')]).toEqual([['error'], ['warning'], ['warning']]);
  });
});
