import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { makeScene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('a broker classifies a product by words, sees what it owes, and finds it again', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/classification');
  await page.getByRole('heading', { name: 'Mis clasificaciones' }).waitFor();
  await page.getByRole('button', { name: 'Nuevo producto' }).first().click();
  await page.getByLabel('Código', { exact: true }).first().fill('LT-140');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Computadora portátil');
  const code = page.getByRole('combobox', { name: 'Clasificación arancelaria' });
  await code.fill('laptop');
  await page.getByRole('option', { name: /^8471\.30\.00\.00/ }).waitFor();
  await code.press('ArrowDown');
  await page.getByText(/DAI 0\.00 % · IVA 12\.00 %/).waitFor();
  await code.press('Enter');
  await expect.poll(() => code.inputValue()).toBe('8471.30.00.00');
  await untilSaved(page);
  await page.goto('/#/classification');
  const listed = async (): Promise<number> => {
    await page.reload();
    await page.getByRole('region', { name: 'Mis clasificaciones' }).waitFor();
    return page.getByRole('link', { name: 'LT-140' }).count();
  };
  await expect.poll(listed, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Búsqueda avanzada' }).click();
  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('portatil');
  await page.getByRole('link', { name: 'LT-140' }).first().waitFor();
  await page.getByRole('checkbox', { name: 'Marca' }).click();
  await page.getByText('Ningún producto coincide').waitFor();
  await page.getByRole('checkbox', { name: 'Descripción' }).click();
  await page.getByRole('link', { name: 'LT-140' }).first().click();
  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('menuitem', { name: 'Copiar' }).click();
  await page.getByRole('heading', { name: /Producto Computadora portátil/ }).waitFor();
});

test('the cell of an invoice line finds codes by words of the trade and says their rates', async () => {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${invoice}`);
  const sheet = page.locator('#section-ITEMS');
  await sheet.getByText('3 líneas', { exact: true }).waitFor();
  await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await page.keyboard.press('Control+Shift+f');
  await sheet.getByRole('gridcell', { name: '8517.62.00.00', exact: true }).first().click();
  await page.keyboard.press('F2');
  await page.getByText(/DAI 0\.00 % · IVA 12\.00 %/).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('selular');
  await page.getByRole('option', { name: /^8517\.13\.00\.00/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/DAI 0\.00 % · IVA 12\.00 %/).waitFor();
  await page.getByRole('option', { name: /^8517\.13\.00\.00/ }).click();
  await page.getByRole('gridcell', { name: '8517.13.00.00' }).waitFor();
});

test('a party is typed once and its card found by letters', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/miscatalogos?rol=PROVEEDOR');
  await page.getByRole('button', { name: 'Nueva ficha' }).first().click();
  await page.getByRole('textbox', { name: /^Nombre o razón social/ }).fill('Shenzhen Bright Co.');
  await untilSaved(page);
  await page.goto('/#/miscatalogos?q=bright');
  await page.getByRole('link', { name: 'Shenzhen Bright Co.' }).first().waitFor();
});

test('an invoice line with the code of a known product is given its classification', async () => {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto('/#/classification?crear=1');
  await page.getByLabel('Código', { exact: true }).first().fill('BW-AP12');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Enrutador inalámbrico');
  await page.getByRole('combobox', { name: 'Clasificación arancelaria' }).fill('8517.69.00.00');
  await page.keyboard.press('Tab');
  await untilSaved(page);
  await page.goto(`/#/facturagt/${invoice}`);
  const sheet = page.locator('#section-ITEMS');
  await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('BW-AP12');
  await page.keyboard.press('Tab');
  const known = page.getByRole('region', { name: /Clasificaciones que su empresa ya conoce/ });
  await known.getByText('dice 8517.62.00.00').waitFor();
  await known.getByRole('link', { name: /^Producto BW-AP12/ }).waitFor();
  await known.getByRole('button', { name: /^Usar 8517\.69\.00\.00/ }).click();
  await page.getByText(/8517\.69\.00\.00 no está en el arancel de muestra/).waitFor();
  await known.waitFor({ state: 'detached' });
});

test('without a connection the company’s newest products propose, and the page stays', async () => {
  const { invoice } = await makeScene();
  const { page, context } = await visit('agente.gt', { expected: /Failed to (load|fetch)|ERR_/ });
  await page.goto('/#/classification?crear=1');
  await page.getByLabel('Código', { exact: true }).first().fill('BW-OFF1');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Enrutador inalámbrico');
  await page.getByRole('combobox', { name: 'Clasificación arancelaria' }).fill('8517.69.00.00');
  await page.keyboard.press('Tab');
  await untilSaved(page);
  const atHand = page.waitForResponse((answer) => answer.url().endsWith('/api/products/list'));
  await page.goto(`/#/facturagt/${invoice}`);
  const sheet = page.locator('#section-ITEMS');
  await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).waitFor();
  await (await atHand).finished();
  await context.setOffline(true);
  await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('BW-OFF1');
  await page.keyboard.press('Tab');
  await page.getByText('Sin conexión: de sus productos más recientes.').waitFor();
  const known = page.getByRole('region', { name: /Clasificaciones que su empresa ya conoce/ });
  await known.getByRole('link', { name: /^Producto BW-OFF1/ }).waitFor();
  await context.setOffline(false);
  await untilSaved(page);
});

test('a product that is classified anew offers open invoices to follow, and they do', async () => {
  const { invoice } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto('/#/classification?crear=1');
  await page.getByLabel('Código', { exact: true }).first().fill('LW-AX1800');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Enrutador inalámbrico');
  const code = page.getByRole('combobox', { name: 'Clasificación arancelaria' });
  await code.fill('8517.62.00.00');
  await page.keyboard.press('Tab');
  await untilSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Facturas abiertas que la clasifican de otra manera' }).waitFor();
  await code.fill('8517.69.00.00');
  await page.keyboard.press('Tab');
  const others = page.getByRole('region', { name: 'Facturas abiertas que la clasifican de otra manera' });
  await others.getByText(/factura.*: 8517\.62\.00\.00/).waitFor();
  const own = others.getByRole('listitem').filter({ has: page.locator(`a[href$="${invoice}"]`) });
  await own.getByRole('button', { name: 'Cambiar' }).click();
  await expect.poll(() => own.count()).toBe(0);
  await page.goto(`/#/facturagt/${invoice}`);
  const sheet = page.locator('#section-ITEMS');
  await sheet.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).click();
  await page.keyboard.press('Control+Shift+f');
  await sheet.getByRole('gridcell', { name: '8517.69.00.00', exact: true }).first().waitFor();
});

test('a file is put on a line of the details, opened, replaced and taken off again, and stays among the files', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/classification?crear=1');
  await page.getByRole('textbox', { name: /^Descripción/ }).fill('Bomba sumergible');
  await untilSaved(page);
  const sheet = page.locator('#section-DETALLE_PRODUCTO');
  const bring = async (label: string, name: string, pages: number): Promise<void> => {
    const pdf = await PDFDocument.create();
    for (let each = 0; each < pages; each += 1) pdf.addPage();
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
    await sheet.getByLabel(label, { exact: true }).first().setInputFiles(file);
  };
  await bring('Agregar archivos al detalle', 'Ficha técnica.pdf', 1);
  await sheet.getByRole('button', { name: /Ficha_t.cnica\.pdf/ }).click();
  await page.getByRole('dialog', { name: /Ficha_t.cnica\.pdf/ }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.getByRole('gridcell', { name: 'Ficha técnica', exact: true }).waitFor();
  await bring('Reemplazar Ficha técnica', 'Ficha nueva.pdf', 2);
  await sheet.getByRole('button', { name: /Ficha_nueva\.pdf/ }).waitFor();
  await untilSaved(page);
  await page.reload();
  await sheet.getByRole('button', { name: /Ficha_nueva\.pdf/ }).waitFor();
  await sheet.getByRole('button', { name: 'Quitar el archivo de Ficha técnica' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  await sheet.getByText('Sin archivo').waitFor();
  await untilSaved(page);
  await page.reload();
  await sheet.getByText('Sin archivo').waitFor();
  await page.getByRole('tab', { name: 'Archivos' }).click();
  await page
    .getByRole('button', { name: /Ficha_nueva\.pdf/ })
    .first()
    .waitFor();
});
