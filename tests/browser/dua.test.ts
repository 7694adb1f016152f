import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { chooseAction, field, showTab, showView } from './editor.ts';
import { makeHonduranOrder } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('an agent in Honduras forms the DUA of an order, completes it, validates it and registers it up to its channel', async () => {
  const { order } = await makeHonduranOrder();
  const { page } = await visit('agente.hn', { script });
  const pictures = process.env['BROWSER_PICTURES'];
  await page.goto(`/#/ordenestrabajo/${order}`);
  await page.getByRole('heading', { name: 'DUA (0)' }).waitFor();
  expect(await page.getByRole('heading', { name: /^DUCA/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Formar DUA' }).click();
  await page.getByRole('heading', { level: 1, name: /^DUA 145-/ }).waitFor();
  expect(await field(page, 'DECLARACION.TIPO_CAMBIO').inputValue()).toMatch(/^26\.\d{4}$/);
  await showTab(page, 'Liquidación');
  await page.getByRole('table', { name: 'Liquidación de la declaración' }).waitFor();
  await expect.poll(() => page.getByText('Boletín de pago en banco (PB)').count()).toBe(1);
  await field(page, 'DECLARACION.ID_FORMA_PAGO').fill('CR');
  await field(page, 'DECLARACION.ID_FORMA_PAGO').press('Tab');
  if (pictures) await page.screenshot({ path: `${pictures}/dua-liquidation.png` });
  await showView(page, 'SARAH', 'Mensaje');
  await page.getByRole('button', { name: 'DAT-DEC' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Mensaje de la DUA' }).innerText())
    .toContain('"regimen": "4000"');
  if (pictures) await page.screenshot({ path: `${pictures}/dua-message.png` });
  await showTab(page, 'Vista previa');
  if (pictures) {
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `${pictures}/dua-preview.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: `${pictures}/dua-phone.png` });
    await page.setViewportSize({ width: 1366, height: 768 });
  }
  await chooseAction(page, 'Validar en SARAH');
  await page.getByText('Validada').first().waitFor();
  await showView(page, 'SARAH', 'Estado');
  await page.getByText('SARAH liquida lo mismo que la declaración').waitFor();
  if (pictures) await page.screenshot({ path: `${pictures}/dua-validation.png` });
  await page.getByRole('button', { name: 'Revisar y registrar' }).click();
  await page.getByRole('heading', { level: 1, name: /^Revise y registre/ }).waitFor();
  const answer = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
  expect(await answer('RTN del importador').innerText()).toBe('0801-9021-000018');
  expect(await answer('Régimen').innerText()).toContain('4000 · ');
  expect(await examine(page, 'check before the registration')).toEqual([]);
  if (pictures) await page.screenshot({ path: `${pictures}/dua-check.png`, fullPage: true });
  const address = page.url().replace('/revisar', '');
  await page.getByRole('button', { name: 'Sellar y registrar' }).click();
  await page.getByRole('heading', { level: 1, name: /^Registro de/ }).waitFor();
  await page
    .getByText(/SARAH la aceptó/)
    .first()
    .waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: 'Solicitar canal' }).click();
  await page
    .getByText(/^Canal (verde|amarillo|rojo)$/)
    .first()
    .waitFor();
  expect(await field(page, 'DECLARACION.ID_SARAH').inputValue()).toMatch(/^\d{12}[A-Z]$/);
  if (pictures) await page.screenshot({ path: `${pictures}/dua-channel.png` });

  // What was registered is modified with a reason, seen as a difference before it is sent, and kept as a chain.
  await chooseAction(page, 'Modificar');
  const why = 'El cliente corrigió las observaciones.';
  await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill(why);
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir la modificación' }).click();
  await page.getByText('En modificación').first().waitFor();
  await field(page, 'DECLARACION.OBSERVACIONES').fill('CONTENEDOR ABIERTO EN PUERTO');
  await field(page, 'DECLARACION.OBSERVACIONES').press('Tab');
  await showView(page, 'SARAH', 'Estado');
  const changed = page.getByRole('region', { name: 'Cambios de la modificación' });
  await changed.getByText('CONTENEDOR ABIERTO EN PUERTO').waitFor();
  // Another regime guarantees what this one pays: each is told with its total.
  const regime = async (code: string) => {
    await field(page, 'DECLARACION.CODIGO_REGIMEN').fill(code);
    await field(page, 'DECLARACION.CODIGO_REGIMEN').press('Tab');
  };
  await regime('5100');
  const totalOf = (settled: string) =>
    changed
      .getByRole('table', { name: `Tributos ${settled} que cambian` })
      .getByRole('row', { name: new RegExp(`^Total ${settled}`) })
      .innerText();
  const amounts = async (settled: string) => (await totalOf(settled)).match(/L -?[\d,.]+/g) ?? [];
  const [paid, ...rest] = await amounts('a pagar');
  expect(rest).toEqual(['L 0.00', paid!.replace('L ', 'L -')]);
  expect(await amounts('a garantizar')).toEqual(['L 0.00', paid, paid]);
  if (pictures) await page.screenshot({ path: `${pictures}/dua-guaranteed.png` });
  await regime('4000');
  await changed.getByText('Los tributos no cambian.').waitFor();
  await page.getByRole('button', { name: 'Revisar la modificación' }).click();
  await page.getByRole('heading', { level: 1, name: /^Revise y envíe la modificación/ }).waitFor();
  await changed.getByText('CONTENEDOR ABIERTO EN PUERTO').waitFor();
  await changed.getByText('Los tributos no cambian.').waitFor();
  expect(await examine(page, 'check before the modification')).toEqual([]);
  if (pictures) await page.screenshot({ path: `${pictures}/dua-amendment.png`, fullPage: true });
  await page.getByRole('button', { name: 'Sellar y enviar la modificación' }).click();
  await page.getByRole('heading', { level: 1, name: /^Rectificación de|^Modificación de/ }).waitFor();
  await page
    .getByText(/SARAH la aceptó/)
    .first()
    .waitFor();
  await page.goto(address);
  await showView(page, 'SARAH', 'Estado');
  const chain = page.getByRole('region', { name: 'Versiones ante la autoridad' });
  await expect.poll(() => chain.getByRole('listitem').count()).toBe(2);
  await chain.getByText(why).waitFor();
  if (pictures) await page.screenshot({ path: `${pictures}/dua-chain.png` });
});
