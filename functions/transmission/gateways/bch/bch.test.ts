import { afterEach, expect, it, vi } from 'vitest';
import { fetchBchRate, readBchRate } from './bch.ts';

const answer = (more: object = {}): string =>
  JSON.stringify([
    { Id: 1, IndicadorId: 97, Nombre: 'TCR', Fecha: '2025-11-12T00:00:00', Valor: 26.298, ...more },
  ]);

afterEach(() => vi.unstubAllEnvs());

it('reads the day and the rate with four decimals', () => {
  expect(readBchRate(answer())).toEqual({ day: '2025-11-12', rate: '26.2980' });
  expect(readBchRate(answer({ Valor: 26.29805 }))?.rate).toBe('26.2981');
  expect(readBchRate(answer({ Valor: 26 }))?.rate).toBe('26.0000');
});

it.each([
  ['no list', '{}'],
  ['nothing in it', '[]'],
  ['no JSON', '<html></html>'],
  ['another indicator', answer({ IndicadorId: 619 })],
  ['no day', answer({ Fecha: 'ayer' })],
  ['no rate', answer({ Valor: 0 })],
  ['a word', answer({ Valor: 'pendiente' })],
])('takes no rate from %s', (_, text) => {
  expect(readBchRate(text)).toBeUndefined();
});

it('asks with the key in a header, and never in the address', async () => {
  vi.stubEnv('BCH_ENDPOINT', 'http://127.0.0.1:1/api/v1');
  vi.stubEnv('BCH_KEY', 'clave-del-banco');
  const asked: { url: string; headers: unknown }[] = [];
  await fetchBchRate((async (url: string, { headers }: RequestInit) => {
    asked.push({ url, headers });
    return new Response(answer());
  }) as typeof fetch);
  expect(asked[0]!.url).toBe('http://127.0.0.1:1/api/v1/indicadores/97/cifras?reciente=1&formato=json');
  expect(asked[0]!.headers).toMatchObject({ clave: 'clave-del-banco' });
});
