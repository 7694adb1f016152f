import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleDva, sampleReference } from '../../shared/dva/sampleDva.fixture.ts';
import type { DvaHeader } from '../../shared/dva/fields/dataSets.ts';
import { field, showTab, showView } from './editor.ts';
import { useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

interface Made {
  header: { ID: string };
}

/** A DVA of a demo company with some lines; `header` replaces fields. */
async function makeDva(login: string, lines: number, header: Partial<DvaHeader>, order?: string) {
  const client = await entered(login);
  const CUERPO = sampleDva(lines, 1, sampleReference(login.endsWith('hn') ? 'HN' : 'GT'));
  Object.assign(CUERPO.DVA, header);
  CUERPO.MERCANCIAS[0]!.ID_PRODUCTO = 'T-4417';
  const { header: made } = await client.call<Made>('dva/create', {
    CUERPO,
    ...(order === undefined ? {} : { ID_ORDEN: order }),
  });
  return { client, id: made.ID };
}

test('a person confirms part II box by box, prints in a window, and gets the file where none opens', async () => {
  const { id } = await makeDva('agente.gt', 3, { ID_DVA: '123-6999999-2' });
  const { page, context } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${id}`);
  // Answers that came with the document count as given; one that is only proposed is asked for.
  await page.getByText('Las seis respuestas están revisadas.').waitFor();

  // What the authority writes is shown and never asked.
  for (const name of ['NUMERO_DECLARACION', 'FECHA_ACEPTACION'])
    expect(await field(page, `DVA.${name}`).isEditable(), name).toBe(false);

  await showTab(page, 'Vista previa');
  await page.getByText('Opciones de impresión').click();
  const count = page.locator('.d-print-count').first();
  await expect.poll(() => count.innerText()).toContain('de 2');
  await page.getByLabel('Distribución de gastos por línea').check();
  await expect.poll(() => count.innerText()).toContain('de 4');

  // A field that is printed in another's box is marked there.
  const code = page.locator('.d-sheet [role=gridcell]').filter({ hasText: 'T-4417' }).first();
  await code.scrollIntoViewIfNeeded();
  await code.click();
  await expect.poll(() => page.locator('.d-print-number').inputValue()).toBe('2');
  await page.locator('.d-print-mark').waitFor();

  const button = page.getByRole('button', { name: 'Imprimir', exact: true });
  const [shown] = await Promise.all([
    context.waitForEvent('request', (request) => request.url().includes('.pdf?')),
    button.click(),
  ]);
  const answer = await fetch(shown.url());
  expect(answer.headers.get('content-disposition')).toContain('inline');
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');

  await page.evaluate(() => {
    window.open = () => null;
  });
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
  expect(readFileSync(await saved.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  await page.getByLabel('Distribución de gastos por línea').uncheck();
});

test("Honduras' summary follows the DVA that is being edited, and leads to the others", async () => {
  const client = await entered('agente.hn');
  const { header: order } = await client.call<Made>('work-orders/create', { CUERPO: { ORDEN: {} } });
  const own = { ID_ADUANA_INGRESO: '0004', ID_ADUANA_DESPACHO: '0004', NIT_IMPORTADOR: '08019995123456' };
  const [first, second] = [
    await makeDva('agente.hn', 2, { ...own, ID_DVA: 'HN-1' }, order.ID),
    await makeDva('agente.hn', 3, { ...own, ID_DVA: 'HN-2' }, order.ID),
  ];
  const { page } = await visit('agente.hn');
  await page.goto(`/#/dvagt/${first.id}`);
  await showView(page, 'Vista previa', 'DVA resumida');
  const texts = page.locator('.d-print-page text');
  await texts.filter({ hasText: 'TOTALES' }).waitFor();
  // 800.00 each; the total follows the keystroke.
  await texts.filter({ hasText: /^1,600\.00$/ }).waitFor();
  await field(page, 'DVA.CASILLA_42_10').fill('1234.50');
  await texts.filter({ hasText: /^2,034\.50$/ }).waitFor();
  // What each DVA lacks is told; of the one that is open, what it lacks now.
  const lacking = page.getByRole('tabpanel').getByText(/falta el número de registro/);
  await expect.poll(() => lacking.count()).toBe(2);
  await field(page, 'DVA.REGISTRO_IMPORTADOR').fill('IMP-1');
  await expect
    .poll(() => lacking.allInnerTexts())
    .toEqual([expect.stringContaining('La DVA HN-2 no está completa')]);
  const other = texts.filter({ hasText: /^HN-2$/ });
  await other.click();
  await expect.poll(() => page.url()).toContain(second.id);

  await page.goto(`/#/ordenestrabajo/${order.ID}`);
  await page.getByRole('button', { name: 'DVA resumida' }).click();
  await page.getByRole('dialog').locator('.d-print-page').waitFor();
  await page.getByRole('dialog').locator('text').filter({ hasText: 'HN-1' }).waitFor();
});
