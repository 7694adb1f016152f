import { expect, it } from 'vitest';
import { sampleSources } from '../duca/sampleSources.fixture.ts';
import { pendingProblems } from '../foundation/copies/stale.ts';
import { copyTransport } from './copyTransport.ts';
import { transportDataSets } from './dataSets.ts';

const [{ body: original }] = sampleSources({ lines: 1, invoices: 1, suppliers: 1, containers: 2 })
  .transports as [ReturnType<typeof sampleSources>['transports'][number]];

it('takes carrier, route and cargo, and says what of the other voyage is in it', () => {
  const whole = structuredClone(original);
  Object.assign(whole.DOCUMENTO, { MANIFIESTO: 'M-1', FECHA_ARRIBO: '2026-10-01', VALOR_FLETE: '800.00' });
  const copy = copyTransport(whole);
  expect(copy.DOCUMENTO).toMatchObject({
    NOMBRE_TRANSPORTISTA: 'MEDITERRANEAN SHIPPING',
    LUGAR_EMBARQUE_LOCODE: 'CNSHA',
    ...{ NUMERO_DOCUMENTO: '', FECHA_DOCUMENTO: '', FECHA_ARRIBO: '', MANIFIESTO: '' },
  });
  expect(copy.CONTENEDORES).toEqual([]);
  const told = pendingProblems('transport', transportDataSets, copy);
  expect(told.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'transport.stale.numero DOCUMENTO.NUMERO_DOCUMENTO',
    'transport.stale.vinculo DOCUMENTO.MANIFIESTO',
    'transport.stale.vehiculo DOCUMENTO.ID_UNIDAD_TRANSPORTE',
    'transport.stale.valor DOCUMENTO.PESO_BRUTO',
    'transport.stale.valor DOCUMENTO.CANTIDAD_BULTOS',
    'transport.stale.valor DOCUMENTO.VALOR_FLETE',
    'transport.stale.equipo CONTENEDORES',
  ]);
});
