import { describe, expect, it } from 'vitest';
import { honduranReference } from '../dua/sampleDua.fixture.ts';
import type { TextContext } from '../foundation/fields/readText.ts';
import { withRegistration } from './acceptance.ts';
import { calculateManifest } from './calculate.ts';
import { checkManifest } from './check.ts';
import type { ManifestBody } from './dataSets.ts';
import { readTitles } from './readTitles.ts';
import { sampleManifest } from './sampleManifest.fixture.ts';

const reference = honduranReference('2026-11-20');
const body = sampleManifest();

describe('registration of a manifest', () => {
  it('is what SARAH says: its number and a moment that is one', () => {
    const said = withRegistration(body, { NUMERO: 'M-1', FECHA: '2026-11-20T10:15:00' });
    expect(said.MANIFIESTO).toEqual({
      ...body.MANIFIESTO,
      MANIFIESTO: 'M-1',
      FECHA_REGISTRO: '2026-11-20T10:15:00',
    });
    expect(withRegistration(said, { NUMERO: '', FECHA: 'ayer' })).toBe(said);
    expect(withRegistration(said, { NUMERO: 'M-1', FECHA: '' })).toBe(said);
  });
});

describe('computed fields of a manifest', () => {
  const line = (TITULO_TRANSPORTE: string, NUMERO_LINEA = ''): ManifestBody['TITULOS_LINEAS'][number] => ({
    ...{ ID_LINEA: 'l', DESCRIPCION: 'X', POSICION_ARANCELARIA: '', CANTIDAD_BULTOS: '', PESO_BRUTO: '' },
    ...{ ID_CLASE_BULTOS: '', MARCAS: '', TITULO_TRANSPORTE, NUMERO_LINEA },
  });

  it('count the titles, and say nothing of none', () => {
    expect(calculateManifest(body).MANIFIESTO.TOTAL_TITULOS).toBe('2');
    const none = { ...body, MANIFIESTO: { ...body.MANIFIESTO, TOTAL_TITULOS: '2' }, TITULOS: [] };
    expect(calculateManifest(none).MANIFIESTO.TOTAL_TITULOS).toBe('');
  });

  it('number the lines of each title by themselves, and are the body itself when nothing moved', () => {
    const numbered = calculateManifest({ ...body, TITULOS_LINEAS: [line('A'), line('B'), line('A')] });
    expect(numbered.TITULOS_LINEAS.map((each) => each.NUMERO_LINEA)).toEqual(['1', '1', '2']);
    expect(calculateManifest(numbered)).toBe(numbered);
  });
});

describe('a file of titles', () => {
  const context: TextContext = {
    today: '2026-11-20',
    checkTaxId: (value) => ({ ok: true, value }),
    hasCode: () => true,
    rows: () => [],
  };
  const read = (...rows: string[]) => readTitles(['Título;Consignatario', ...rows].join('\n'), context);
  const twice = (...rows: string[]): string[] =>
    read(...rows)
      .problems.filter(({ message }) => message.includes('ya está en la fila'))
      .map(({ message }) => message);

  it('names a title that stands in it twice, by both rows, and a blank one never', () => {
    expect(twice('A;Ana', 'B;Eva', 'A;Ana')).toEqual([
      'Fila 4, Título: «A» ya está en la fila 2; deje una de las dos.',
    ]);
    expect(twice('A;Ana', ';Ana', ';Eva')).toEqual([]);
  });
});

describe('dates and types of a manifest', () => {
  const codes = (header: Partial<ManifestBody['MANIFIESTO']>): string[] =>
    checkManifest({ ...body, MANIFIESTO: { ...body.MANIFIESTO, ...header } }, reference).map(
      ({ code }) => code,
    );

  it('do not let it arrive before it left', () => {
    expect(codes({ FECHA_SALIDA: '2026-11-21', FECHA_LLEGADA: '2026-11-20' })).toContain('manifest.dates');
    expect(codes({ FECHA_SALIDA: '2026-11-20', FECHA_LLEGADA: '2026-11-20' })).not.toContain(
      'manifest.dates',
    );
    expect(codes({ FECHA_SALIDA: '2026-11-21', FECHA_LLEGADA: '' })).not.toContain('manifest.dates');
    expect(codes({ FECHA_SALIDA: '', FECHA_LLEGADA: '2026-11-20' })).not.toContain('manifest.dates');
  });

  it('want a type of the list', () => {
    expect(codes({ ID_TIPO_MANIFIESTO: 'X' })).toContain('manifest.no-type');
    expect(codes({ ID_TIPO_MANIFIESTO: '' })).not.toContain('manifest.no-type');
  });
});
