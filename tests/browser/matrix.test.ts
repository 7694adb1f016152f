import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { makeScene } from './scene.ts';
import { PHONE, signIn, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const MATRIX = '/#/configuraciones/matriz';

test('an administrator finds a rule, changes it from today, sees both, and brings the download back unchanged', async () => {
  const { page } = await visit('admin.gt', { acceptDownloads: true });
  await page.goto('/#/apps');
  await page.getByText('Administrar', { exact: true }).click();
  await page.getByRole('link', { name: 'Matriz de reglas' }).click();
  await page.getByText('Es una muestra y no la lista oficial').waitFor();
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

test('an open declaration is judged by a changed matrix while its person types, and the focus stays where it was', async () => {
  const { duca } = await makeScene();
  const { page: agent } = await visit('agente.gt');
  await agent.goto(`/#/ducagt/${duca}`);
  await untilSaved(agent);
  const { page: admin } = await visit('admin.gt');
  await admin.goto(`${MATRIX}?modalidad=ID&q=fechaVencimiento`);
  const window = admin.getByRole('dialog');
  await admin.getByRole('button', { name: 'Agregar fila' }).click();
  await window.getByLabel('Nodo padre').selectOption('encabezado');
  await window.getByLabel('Nodo', { exact: true }).selectOption('fechaVencimiento');
  await window.getByLabel('Modalidad').selectOption('ID');
  await window.getByLabel('Tipo').selectOption('MANDATORIA');
  await window.getByRole('button', { name: 'Guardar' }).click();
  const row = admin.getByRole('row', { name: /encabezado fechaVencimiento ID/ });
  await row.getByText('MANDATORIA').waitFor();

  const remarks = agent.getByRole('textbox', { name: /Observaciones/ });
  await remarks.click();
  const text = 'Escrito mientras la matriz cambia, sin perder una letra';
  await agent.keyboard.type(text, { delay: 20 });
  await agent
    .getByRole('region', { name: /^Por llenar/ })
    .getByText('Fecha Vencimiento')
    .waitFor();
  expect(await remarks.inputValue()).toBe(text);
  expect(await remarks.evaluate((each) => each === document.activeElement)).toBe(true);

  const edit = row.getByRole('button', { name: /^Cambiar/ });
  await edit.focus();
  await admin.keyboard.press('Enter');
  await window.getByLabel('Tipo').selectOption('CONDICIONAL');
  await window.getByRole('button', { name: 'Guardar' }).click();
  await row.getByText('CONDICIONAL').waitFor();
  await expect.poll(() => edit.evaluate((each) => each === document.activeElement)).toBe(true);
  await edit.click();
  await window.getByRole('button', { name: 'Quitar desde ese día' }).click();
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => admin.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await admin.getByRole('button', { name: 'Historia' }).click();
  await window.getByText('encabezado.fechaVencimiento, ID, clase *: MANDATORIA → CONDICIONAL').waitFor();
});

test('who signs in from another country gets the lists of their own, in the same browser', async () => {
  // Signing in ends the session that the page still asks by.
  const { page, context } = await visit('agente.gt', { expected: /401/ });
  const taxes = (): Promise<string[]> =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('aspcloud', 2);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const list = opening.result.transaction('catsys').objectStore('catsys').get('cat_sys_tributos');
            list.onsuccess = () => {
              opening.result.close();
              resolve(((list.result?.DATA ?? []) as { CLAVE: string }[]).map((each) => each.CLAVE));
            };
          };
        }),
    );
  await page.goto('/#/apps');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Kept once the page was drawn and rests.
  await expect.poll(taxes).toContain('IVA');
  await signIn(context, 'agente.hn');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(taxes).toContain('ISV');
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
