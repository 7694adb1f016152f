import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { entered } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('what is done to marked rows is done to rows that are seen: a search unmarks the others, and one is told as one', async () => {
  const client = await entered('agente.gt');
  for (const DESCRIPCION of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seisena', 'sietena'])
    await client.call('work-orders/create', { CUERPO: { ORDEN: { DESCRIPCION } } });
  const { page } = await visit('agente.gt', { script });
  await page.goto('/#/ordenestrabajo?orden=DESCRIPCION');
  const rows = page.locator('.d-table tbody tr');
  const acts = page.getByRole('group', { name: 'Acciones con las filas marcadas' });
  await expect.poll(() => rows.count()).toBeGreaterThan(6);
  for (const name of ['uno', 'dos', 'tres', 'cuatro', 'cinco'])
    await rows.filter({ hasText: name }).getByRole('checkbox').check();
  await acts.getByText('5 marcadas').waitFor();
  const found = page.getByRole('status').getByText('1–1 de 1');
  await page.getByRole('searchbox').fill('seisena');
  await found.waitFor();
  expect(await acts.count()).toBe(0);
  await rows.getByRole('checkbox').check();
  await acts.getByText('1 marcada', { exact: false }).waitFor();
  expect(await acts.innerText()).not.toContain('marcadas');
  await acts.getByRole('button', { name: 'Prioridad y fecha límite' }).click();
  await page.getByRole('dialog', { name: 'Prioridad y fecha límite de 1 orden' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  // What was given up leaves the marks as they are.
  await acts.getByText('1 marcada', { exact: false }).waitFor();
  await acts.getByRole('button', { name: 'Asignar' }).click();
  await page.getByRole('dialog', { name: 'Asignar 1 orden de trabajo' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  expect(await rows.getByRole('checkbox').isChecked()).toBe(true);
  await acts.getByRole('button', { name: 'Prioridad y fecha límite' }).click();
  await page.getByRole('dialog').getByLabel('Prioridad').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click();
  await acts.waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => rows.count()).toBeGreaterThan(6);
  expect(await page.locator('tbody').getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('a window that cannot be told to whom an order may be given says so, and asks again', async () => {
  const client = await entered('agente.gt');
  const { header } = await client.call<{ header: { ID: string } }>('work-orders/create', { CUERPO: {} });
  const { page } = await visit('agente.gt', { script, expected: /500/ });
  const asked = '**/api/work-orders/assignees';
  await page.route(asked, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal', message: 'Falló por dentro.', reference: 'REF-2' } },
    }),
  );
  await page.goto(`/#/ordenestrabajo/${header.ID}`);
  await page.getByRole('button', { name: 'Asignar', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Asignar la orden de trabajo' });
  await window.getByRole('alert').getByText('No se pudo leer a quién se puede asignar.').waitFor();
  await window.getByText('REF-2').waitFor();
  expect(await examine(page, 'assignment without people')).toEqual([]);
  await page.unroute(asked);
  await window.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await window.getByRole('radio').first().check();
  expect(await window.getByRole('button', { name: 'Asignar' }).isEnabled()).toBe(true);
});

test('who has another document of the order open is told with it, and who has this one without', async () => {
  const client = await entered('admin.gt');
  const { header } = await client.call<{ header: { ID: string } }>('work-orders/create', { CUERPO: {} });
  const { header: invoice } = await client.call<{ header: { ID: string } }>('invoices/create', {
    ID_ORDEN: header.ID,
    CUERPO: { FACTURA: { NUMERO_FACTURA: 'A-100' } },
  });
  const use = (ABIERTO: string) => client.call('work-orders/use', { ID: header.ID, EN_USO: true, ABIERTO });
  await use(invoice.ID);
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${header.ID}`);
  await page.getByText('En uso por admin.gt: Factura A-100', { exact: true }).waitFor();
  await page.goto(`/#/facturagt/${invoice.ID}`);
  await page.getByText('En uso por admin.gt', { exact: true }).waitFor();
});
