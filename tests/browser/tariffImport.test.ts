import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** A tariff as an institution prints it: under titles, paged, headed its own way, in the letters of Excel in Spanish. */
const printed = (dutyOfAsses: string) =>
  [
    'MINISTERIO DE ECONOMÍA;;;',
    'Arancel Centroamericano de Importación, Séptima Enmienda;;;',
    ';;;',
    'Designación de la mercancía;Código;U.M.;D.A.I. %',
    'Animales vivos;01;;',
    'Caballos, asnos, mulos y burdéganos, vivos;01.01;;',
    '- Caballos:;;;',
    '- - Reproductores de raza pura;0101.21.00.00;Unidad;libre',
    '- - Los demás;0101.29.00.00;Unidad;15',
    `- Asnos;0101.30.00.00;Manada;${dutyOfAsses}`,
    'Designación de la mercancía;Código;U.M.;D.A.I. %',
    '- Mulos y burdéganos;0101.90.00.00;Unidad;10,5',
    'TOTAL DE INCISOS;TOTAL;;4',
  ].join('\r\n');

const file = (text: string) => ({
  name: 'arancel.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

test('an administrator loads the tariff as it is printed, a bad rate stops it, brokers work by it, and it is taken back', async () => {
  const { page } = await visit('admin.gt', { script });
  await page.goto('/#/catalogs/sistema/cat_sac');
  await page.getByText('MUESTRA', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Cargar CSV' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Archivo CSV o Excel').setInputFiles(file(printed('quince')));
  await window.getByRole('button', { name: 'Revisar' }).click();
  await window.getByText('«quince» no es un porcentaje; escriba 15 o 15.00').waitFor();
  await window.getByText('Línea 10, columna DAI').waitFor();
  expect(await window.getByRole('button', { name: 'Cargar', exact: true }).count()).toBe(0);
  expect(await examine(page, 'tariff-import-problems')).toEqual([]);

  await window.getByLabel('Archivo CSV o Excel').setInputFiles(file(printed('15')));
  await window.getByLabel('Es una muestra y no la lista oficial').uncheck();
  await window.getByRole('button', { name: 'Revisar' }).click();
  // What was left out or only half understood is told before anything is loaded.
  const warnings = window.getByRole('list', { name: 'Advertencias del archivo' });
  await warnings.getByText(/no es un código; se deja fuera/).waitFor();
  await warnings.getByText(/«Manada» no está en la lista de unidades; 1 fila queda sin unidad/).waitFor();
  expect(await window.getByRole('button', { name: 'Cargar', exact: true }).isEnabled()).toBe(false);
  await window.getByLabel(/^Fuente/).fill('Resolución 450-2021, COMIECO');
  expect(await examine(page, 'tariff-import-preview')).toEqual([]);
  await window.getByRole('button', { name: 'Cargar', exact: true }).click();
  await page.getByText('Catálogo cargado').waitFor();
  await page.getByText(/Resolución 450-2021, COMIECO · rige desde/).waitFor();
  expect(await page.getByText('MUESTRA', { exact: true }).count()).toBe(0);

  const { page: broker } = await visit('agente.gt');
  await broker.goto('/#/arancel/0101900000');
  await broker.getByRole('heading', { name: /0101\.90\.00\.00 Mulos y burdéganos/ }).waitFor();
  expect(await broker.getByRole('row', { name: /^DAI/ }).innerText()).toContain('10.50');
  await broker.goto('/#/arancel/8471300000');
  await broker.getByText('El arancel en vigor no tiene el inciso 8471.30.00.00').waitFor();

  await page.getByRole('button', { name: 'Deshacer la última carga' }).click();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await page.getByText('Carga deshecha').waitFor();
  await page.getByText('MUESTRA', { exact: true }).first().waitFor();
  await broker.reload();
  await broker.getByRole('heading', { name: /^8471\.30\.00\.00/ }).waitFor();
});
