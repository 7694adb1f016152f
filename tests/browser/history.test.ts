import { expect, test } from 'vitest';
import { showTab } from './editor.ts';
import { entered, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

interface Opened {
  header: { LOCK: number; VERSION: number };
}

/** Changes one field of an invoice as somebody, and says which version that made. */
async function change(login: string, ID: string, path: string, value: string): Promise<number> {
  const client = await entered(login);
  const { header } = await client.call<Opened>('invoices/open', { ID });
  const CAMBIOS = [{ op: 'set', path, value }];
  const saved = await client.call<Opened>('invoices/patch', { ID, LOCK: header.LOCK, CAMBIOS });
  return saved.header.VERSION;
}

test('the history says by section and line what was and what is, who and when, of any two versions', async () => {
  const { invoice } = await makeScene();
  const first = await change('asistente.gt', invoice, 'FACTURA.CIUDAD_PROVEEDOR', 'CANTÓN');
  const second = await change('admin.gt', invoice, 'ITEMS[1].MARCA', 'SONORA');
  expect(second).toBeGreaterThan(first);
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${invoice}`);
  await showTab(page, 'Historial');
  const panel = page.getByRole('tabpanel', { name: 'Historial' });
  const rows = async (): Promise<string[][]> =>
    panel
      .locator('.d-difference tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('th, td')].map((each) => each.textContent)),
      );

  // What the newest version changed, without being asked.
  await expect.poll(rows).toEqual([[expect.stringMatching(/Marca$/), 'SONIQ', 'SONORA']]);
  expect(await panel.locator('.d-difference caption').allTextContents()).toEqual([
    expect.stringMatching(/, línea 2$/),
  ]);
  const versions = panel.locator('.d-history li');
  expect(await versions.first().innerText()).toMatch(/admin\.gt, \d\d\/\d\d\/\d{4} \d\d:\d\d/);

  // Any two of them.
  const from = panel.getByRole('combobox').first();
  const made = from.locator('option', { hasText: 'agente.gt' }).first();
  await from.selectOption((await made.getAttribute('value'))!);
  await expect.poll(rows).toEqual([
    ['Ciudad del proveedor', 'SHENZHEN', 'CANTÓN'],
    [expect.stringMatching(/Marca$/), 'SONIQ', 'SONORA'],
  ]);
  expect(await panel.innerText()).not.toMatch(/ITEMS|FACTURA\./);
});
