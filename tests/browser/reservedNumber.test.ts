import { expect, test } from 'vitest';
import { field } from './editor.ts';
import { useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

test('who types a number that a colleague reserved reads who has it and why, and goes on with what was there', async () => {
  const colleague = await entered('admin2.gt');
  const { DESDE } = await colleague.call<{ DESDE: string }>('duca/reserveCorrelatives', {
    REGISTRO: '881',
    ANIO: 2026,
    CANTIDAD: 1,
    MOTIVO: 'Oficina de Tecún Umán',
  });
  const agent = await entered('agente2.gt');
  const { header, body } = await agent.call<{
    header: { ID: string };
    body: { ORDEN: { NUMERO_ORDEN: string } };
  }>('work-orders/create', { CUERPO: {} });
  const { page } = await visit('agente2.gt', { expected: /status of 422/ });
  await page.goto(`/#/ordenestrabajo/${header.ID}`);
  await field(page, 'ORDEN.NUMERO_ORDEN').fill(DESDE);
  await page.keyboard.press('Tab');
  await page
    .getByText(/lo reservó admin2\.gt el .*: «Oficina de Tecún Umán»\. Escriba otro número/)
    .first()
    .waitFor();
  const kept = await agent.call<{ body: typeof body }>('work-orders/open', { ID: header.ID });
  expect(kept.body.ORDEN.NUMERO_ORDEN).toBe(body.ORDEN.NUMERO_ORDEN);
});
