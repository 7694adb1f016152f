import { readFile } from 'node:fs/promises';
import write, { type Cell } from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const text = (value: string): Cell => ({ type: String, value });
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('products come from an Excel workbook: its good rows are loaded, its wrong ones said and downloaded', async () => {
  const { page } = await visit('agente.gt', { script });
  await page.goto('/#/classification');
  await page.getByRole('button', { name: 'Cargar de un archivo' }).click();
  const window = page.getByRole('dialog', { name: 'Cargar productos de un archivo CSV o Excel' });
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    window.getByRole('button', { name: 'Plantilla Excel' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('plantilla_products.xlsx');
  expect((await readFile(await template.path())).subarray(0, 2).toString()).toBe('PK');
  const rows = [
    [text('Descripción'), text('Clasificación arancelaria'), text('Código'), text('Notas')],
    [text('Bomba de agua de prueba'), { type: Number, value: 8413700000 }, text('XL-1'), text('=1+1')],
    [text('Válvula de prueba'), text('ocho'), text('XL-2'), null],
  ] as Cell[][];
  await window.getByLabel('Archivo CSV o Excel').setInputFiles({
    name: 'productos.xlsx',
    mimeType: EXCEL,
    buffer: await write(rows, {}).toBuffer(),
  });
  await window.getByText('1 filas listas y 1 con errores.').waitFor();
  await window.getByText('Fila 3, Clasificación arancelaria: «ocho» no es').waitFor();
  expect(await examine(page, 'bulk-load')).toEqual([]);
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    window.getByRole('button', { name: 'Bajar los errores' }).click(),
  ]);
  expect(await readFile(await errors.path(), 'utf8')).toContain('3,Clasificación arancelaria,ocho,');
  await window.getByRole('button', { name: 'Cargar solo las 1 sin errores' }).click();
  await window.getByText('1 de 1 filas: 1 nuevas').waitFor();
  // The address names the load: whoever comes back, or is sent it, sees where it stands.
  expect(page.url()).toMatch(/carga=car-/);
  await page.reload();
  await window.getByText('1 de 1 filas: 1 nuevas').waitFor();
  await window.getByText('Fila 3, Clasificación arancelaria: «ocho» no es').waitFor();
  expect(await examine(page, 'bulk-loaded')).toEqual([]);
  await window.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.goto('/#/classification?q=XL-1');
  await page.getByRole('link', { name: 'XL-1' }).first().waitFor();
});

test('a workbook of thousands of rows is read beside the page, and one that is cut is said to be', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/classification');
  await page.getByRole('button', { name: 'Cargar de un archivo' }).click();
  const window = page.getByRole('dialog', { name: 'Cargar productos de un archivo CSV o Excel' });
  const whole = await write([[text('Código')], [text('XL-9')]], {}).toBuffer();
  await window.getByLabel('Archivo CSV o Excel').setInputFiles({
    name: 'productos.xlsx',
    mimeType: EXCEL,
    buffer: whole.subarray(0, whole.length / 2),
  });
  await window.getByRole('alert').getByText('El libro de Excel está cortado o dañado').waitFor();
  expect(await window.getByRole('button', { name: /^Cargar/ }).count()).toBe(0);
  const rows = Array.from({ length: 6_000 }, (_, at) => [text(`M-${at}`), text(`Mercancía número ${at}`)]);
  await window.getByLabel('Archivo CSV o Excel').setInputFiles({
    name: 'productos.xlsx',
    mimeType: EXCEL,
    buffer: await write([[text('Código'), text('Descripción')], ...rows], {}).toBuffer(),
  });
  await window.getByText('6,000 filas listas.').waitFor();
  // It is looked through and written whether or not somebody waits for it.
  await window.getByRole('button', { name: 'Cargar 6,000 filas' }).click();
  await window.getByText(/de 6,000 filas: [1-9]/).waitFor();
  await window.getByRole('button', { name: 'Pausar' }).click();
  await window.getByText('En pausa:').waitFor();
  await window.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByRole('button', { name: 'Cargar de un archivo' }).click();
  await window.getByRole('region', { name: 'Cargas recientes' }).getByText('en pausa').first().waitFor();
  await window.getByRole('button', { name: 'productos.xlsx' }).first().click();
  await window.getByRole('button', { name: /^Seguir con las/ }).click();
  await window.getByText(/de 6,000 filas: [1-9],/).waitFor();
});
