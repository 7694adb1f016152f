import { describe, expect, it } from 'vitest';
import { catalogue } from './names.ts';
import { readCatalogueCsv } from './readCatalogueCsv.ts';
import { shippedCatalogues } from './shippedCatalogues.ts';
import { writeCatalogueCsv } from './writeCatalogueCsv.ts';

const HEAD = 'CLAVE,VALOR,ACUERDO,PREFIJO,PAISES,TASA,CONTINGENTE,VIGENTE_DESDE,VIGENTE_HASTA';
const found = (...rows: string[]) =>
  readCatalogueCsv([HEAD, ...rows].join('\n'), HEAD.split(',').slice(2)).problems.map(
    ({ severity, message }) => `${severity} ${message}`,
  );

describe('rates that meet on the same days', () => {
  it('warn with both rows, and with the earlier one that rules again', () => {
    expect(
      found(
        'a,Todo el año,20,0207,US,5.00,,2026-01-01,2026-12-31',
        'b,Verano,20,0207,US|DO,3.00,,2026-06-01,2026-08-31',
      ),
    ).toEqual([
      'warning Línea 3, columna VIGENTE_DESDE: habla de lo mismo que la línea 2, que rige hasta 2026-12-31; desde 2026-06-01 vale esta hasta 2026-08-31, y después otra vez la 2. Si no es lo que quiere, ponga fin a la línea 2 antes de ese día',
    ]);
  });

  it('warn in whatever order the rows stand, of an earlier row without an end too', () => {
    const [message, ...others] = found(
      'b,Después,20,0207,,3.00,,2026-06-01,',
      'a,Siempre,20,0207,US,5.00,,,',
    );
    expect(others).toEqual([]);
    expect(message).toContain(
      'Línea 2, columna VIGENTE_DESDE: habla de lo mismo que la línea 3, que no tiene fin',
    );
    expect(message).not.toContain('otra vez');
  });

  it('refuse two that begin on the same day, of which nothing says the one that rules', () => {
    expect(found('a,Una,20,0207,US,5.00,,,', 'b,Otra,20,0207,,3.00,,,')).toEqual([
      'error Línea 3, columna VIGENTE_DESDE: habla de lo mismo que la línea 2 y empieza el mismo día; deje una de las dos',
    ]);
  });

  it('say nothing of rows that follow each other, of other origins, or within and outside a quota', () => {
    expect(
      found(
        'a,Primera,20,0207,US,5.00,,,2026-12-31',
        'b,Segunda,20,0207,US,0.00,,2027-01-01,',
        'c,Otro origen,20,0207,DO,0.00,,2026-06-01,',
        'd,Dentro,20,1006,US,0.00,DENTRO,,',
        'e,Fuera,20,1006,US,8.00,FUERA,,',
      ),
    ).toEqual([]);
    expect(found('a,Cuota,20,1006,US,5.00,QUIZA,,')[0]).toContain('debe ser DENTRO o FUERA');
  });

  it('are in no list that the product ships', () => {
    for (const { name, rows } of shippedCatalogues.filter(({ rows }) => rows[0]?.['PREFIJO'] !== undefined)) {
      const columns = Object.keys(rows[0]!).slice(2);
      expect(readCatalogueCsv(writeCatalogueCsv(rows, columns), columns).problems, name).toEqual([]);
    }
    expect(shippedCatalogues.some(({ name }) => name === catalogue.preferentialRates)).toBe(true);
  });
});
