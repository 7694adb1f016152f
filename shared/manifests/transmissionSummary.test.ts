import { expect, it } from 'vitest';
import { sampleManifest } from './sampleManifest.fixture.ts';
import { transmissionSummaryOf } from './transmissionSummary.ts';

it('the summary has moments as dd/mm/yyyy hh:mm:ss and totals with thousands and two decimals', () => {
  const body = sampleManifest(5000);
  const registered = { ...body, MANIFIESTO: { ...body.MANIFIESTO, FECHA_REGISTRO: '2026-11-20T09:08:07' } };
  const sent = {
    CREADO: '2026-11-20T15:00:01.000Z',
    OPERACION: 'R',
    VERSION: 3,
    ETIQUETA: 'Aceptada',
  } as const;
  expect(transmissionSummaryOf(registered, [sent])).toMatchObject({
    FECHA_REGISTRO: '20/11/2026 09:08:07',
    TITULOS: '5000',
    CANTIDAD_BULTOS: '5,000.00',
    PESO_BRUTO: '2,500.00',
    VALOR_FOB: '125,000.00',
    ENVIOS: [{ FECHA: '20/11/2026 09:00:01', OPERACION: 'Registro', VERSION: '3', RESULTADO: 'Aceptada' }],
  });
});
