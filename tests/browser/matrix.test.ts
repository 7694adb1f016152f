import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { PHONE, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const MATRIX = '/#/configuraciones/matriz';

test('an administrator finds a rule, changes it from today, sees both, and brings the download back unchanged', async () => {
  const { page } = await visit('admin.gt', { acceptDownloads: true });
  await page.goto('/#/apps');
  await page.getByText('Administrar', { exact: true }).click();
  await page.getByRole('link', { name: 'Matriz de reglas' }).click();
  await page.getByText('Se muestra como MUESTRA').waitFor();
  await page.getByLabel('Modalidad', { exact: true }).selectOption('ZN');
  await page.getByLabel('Buscar nodo').fill('equipos');
  const row = page.getByRole('row', { name: /duca equipos ZN/ });
  await row.getByText('CONDICIONAL').waitFor();
  await row.getByRole('button', { name: /^Cambiar duca.equipos, ZN/ }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Tipo').selectOption('MANDATORIA');
  await window.getByLabel(/^Fuente/).fill('Circular de prueba 1');
  await window.getByLabel('Es una muestra y no la regla oficial').uncheck();
  await window.getByRole('button', { name: 'Guardar' }).click();
  await row.getByText('MANDATORIA').waitFor();
  await row.getByText('Circular de prueba 1').waitFor();
  await page.getByRole('button', { name: 'Con las terminadas' }).click();
  await page.getByText('terminada', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /duca equipos ZN/ }).count()).toBe(2);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  const path = await file.path();
  expect(readFileSync(path, 'utf8').split('\r\n')[0]).toContain('ID_NODO,NODO_PADRE,NODO,CLASE,REGIMEN,TIPO');
  await page.getByRole('button', { name: 'Cargar CSV' }).click();
  await window.getByLabel('Archivo CSV').setInputFiles(path);
  await window.getByRole('button', { name: 'Revisar' }).click();
  await window.getByText(/0 agregadas, 0 cambiadas, 0 quitadas/).waitFor();
  await window.getByLabel('Archivo CSV').setInputFiles({
    name: 'mala.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('ID_NODO,NODO_PADRE,NODO,CLASE,REGIMEN,TIPO\n1,duca,fraciones,1,ID,MANDATORIA'),
  });
  await window.getByRole('button', { name: 'Revisar' }).click();
  await window.getByText('Línea 2, columna NODO: el nodo «fraciones» no existe').waitFor();
  expect(await window.getByRole('button', { name: 'Cargar', exact: true }).count()).toBe(0);
});

test('who does not administer is told so', async () => {
  const { page } = await visit('asistente.gt', { expected: /403/ });
  await page.goto(MATRIX);
  await page.getByText('Solo para administradores').waitFor();
});

test.each([undefined, PHONE])(
  'axe has nothing against the screens of administrators (%o)',
  async (viewport) => {
    const { page } = await visit('admin.gt', { script, ...(viewport ? { viewport } : {}) });
    const found: string[] = [];
    for (const path of [
      MATRIX,
      '/#/configuraciones',
      '/#/catalogs',
      '/#/catalogs/sistema/cat_sys_modalidades',
      '/#/catalogs/sistema/cat_sys_excluye_minimas_acuerdo2',
    ]) {
      await page.goto(path);
      await settled(page);
      found.push(...(await examine(page, path)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    expect(found).toEqual([]);
  },
);
