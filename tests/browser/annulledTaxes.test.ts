import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { untilAccepted } from './editor.ts';
import { entered, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

interface Opened {
  header: { ID: string; LOCK: number; ESTADO: string };
}

test('what an annulled DUCA charged is asked about on the page of costs, and taken out with one press', async () => {
  const { duca, order } = await makeScene();
  const { page } = await visit('agente.gt', { script });
  await untilAccepted(page, duca);
  const client = await entered('agente.gt');
  const state = async () => (await client.call<Opened>('duca/open', { ID: duca })).header;
  await page.goto(`/#/ducagt/${duca}`);
  await page
    .getByRole('button', { name: /^Más acciones|^Acciones/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Anular ante SAT' }).click();
  await page.getByText(/quedan libres para declararlos otra vez/).waitFor();
  await client.call('duca/withdraw', {
    ID: duca,
    LOCK: (await state()).LOCK,
    MOTIVO: 'Se declaró el embarque de otro cliente.',
  });
  await expect.poll(async () => (await state()).ESTADO, { timeout: 30_000 }).toBe('DESISTIDA');
  await page.goto(`/#/ordenestrabajogastos/${order}`);
  await page.reload();
  const asked = page.getByRole('region', { name: 'Tributos de una DUCA anulada' });
  await asked
    .getByText(/se anuló, y los tributos que cargó al cliente, GTQ [\d,.]+, siguen en su cuenta/)
    .waitFor();
  expect(await examine(page, 'costs of an annulled declaration')).toEqual([]);
  await asked.getByRole('button', { name: 'Quitar los tributos de la DUCA anulada' }).click();
  await page.getByText('Todavía no hay gastos').waitFor();
  expect(await asked.count()).toBe(0);
});
