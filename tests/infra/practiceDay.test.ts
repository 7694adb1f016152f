import { expect, test } from 'vitest';
import { localDay } from '../../shared/foundation/dates/date.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { Client } from '../journey/client.ts';
import { startOwnInstance } from '../journey/instance.ts';

interface Rate {
  RESULTADO: string;
  RESPUESTA: { fecha: string; referencia: string };
}

test('a product started on a practice day lives on it: its answers, its functions, its bank, its papers', async () => {
  Object.assign(process.env, { PRACTICE_DAY: '2028-02-29', PRACTICE_RATE: '7.73901' });
  const own = await startOwnInstance();
  try {
    const health = await fetch(`${own.url}/api/health`);
    expect(localDay(new Date(health.headers.get('date') ?? ''))).toBe('2028-02-29');
    const client = new Client(own.url);
    await client.call('users/login', { USUARIO: 'agente.gt', CLAVE: DEMO_PASSWORD });
    const rate = await client.call<Rate>('transmission/exchangeRate', {});
    expect(rate).toMatchObject({
      RESULTADO: '1',
      RESPUESTA: { fecha: '2028-02-29', referencia: '7.73901' },
    });
    const { header } = await client.call<{ header: object }>('work-orders/create', { CUERPO: {} });
    expect(JSON.stringify(header)).toContain('2028-02-29');
  } finally {
    await own.stop();
  }
});
