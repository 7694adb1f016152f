import { expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { referenceWith } from '../../catalogues/replacedLists.fixture.ts';
import type { DuaBody } from '../dataSets.ts';
import { quotaProblems } from './quotas.ts';

it('a quota is taken on its own days alone', () => {
  const on = (VIGENTE_DESDE: string, VIGENTE_HASTA: string) =>
    quotaProblems(
      { DETALLE_MERCANCIAS: [{ CUOTA_ARANCELARIA: '' }, { CUOTA_ARANCELARIA: 'C01' }] } as DuaBody,
      referenceWith(
        { [catalogue.tariffQuotas]: [{ CLAVE: 'C01', VALOR: 'Maíz', VIGENTE_DESDE, VIGENTE_HASTA }] },
        'HN',
      ),
    );
  expect(on('', '')).toEqual([]);
  expect(on('2026-01-01', '2026-11-20')).toEqual([]);
  const [over] = on('2025-01-01', '2025-12-31');
  expect(over).toMatchObject({ severity: 'error', path: 'DETALLE_MERCANCIAS[1].CUOTA_ARANCELARIA' });
  expect(over!.message).toContain('Ítem 2, cuota arancelaria: «Maíz» terminó el 31/12/2025');
  expect(on('2027-01-01', '')[0]!.message).toContain('empieza el 01/01/2027');
});
