import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
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

test('the history of a DUCA tells also by its message which XML elements differ, and that nobody sealed it yet', async () => {
  const { duca } = await makeScene();
  const client = await entered('admin.gt');
  const { header } = await client.call<Opened>('duca/open', { ID: duca });
  const CAMBIOS = [{ op: 'set', path: 'FRACCIONES[0].DESCRIPCION', value: 'BOCINAS PORTÁTILES' }];
  await client.call('duca/patch', { ID: duca, LOCK: header.LOCK, CAMBIOS });
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${duca}`);
  await showTab(page, 'Historial');
  const panel = page.getByRole('tabpanel', { name: 'Historial' });
  await panel.getByRole('button', { name: 'Mensaje', exact: true }).click();
  const table = panel.getByRole('table', { name: /^duca › fracciones › fraccion/ });
  await table.waitFor();
  expect(await table.locator('tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(/^descripcion\t.+\tBOCINAS PORTÁTILES$/),
  ]);
  expect(await panel.innerText()).toContain('no se ha sellado: se compara como se escribiría ahora.');
  expect(await examine(page, 'history by message')).toEqual([]);
  await panel.getByRole('button', { name: 'Campos', exact: true }).click();
  await panel.getByRole('table', { name: /, línea 1, de la versión/ }).waitFor();
});
