import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { field } from './editor.ts';
import { makeScene, type Scene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

const address = (): string => `/#/facturagt/${scene.invoice}`;
const NOTES = 'FACTURA.OBSERVACIONES';
const CITY = 'FACTURA.CIUDAD_PROVEEDOR';

async function openInvoice(page: Page): Promise<void> {
  await page.goto(address());
  await field(page, NOTES).waitFor();
}

/** All that this browser keeps of what was typed, sealed: other at every write. */
const keptHere = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('despacho-borradores');
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const reading = database.transaction(names);
          const found = names.map((name) => reading.objectStore(name).getAll());
          reading.oncomplete = () => {
            database.close();
            resolve(
              JSON.stringify(
                found.map((each) => each.result),
                (_key, value: unknown) => (value instanceof Uint8Array ? [...value] : value),
              ),
            );
          };
        };
      }),
  );

/** Waits until what was typed is on disk: the last of many looks that find nothing new. */
async function untilKept(page: Page): Promise<void> {
  let last = '';
  let looks = 0;
  await expect
    .poll(async () => {
      const found = await keptHere(page);
      looks = found === last ? looks + 1 : 0;
      last = found;
      return looks;
    })
    .toBeGreaterThan(20);
}

const foot = (page: Page, text: string) => page.getByText(text).waitFor();

test('what is typed without network is there after the window was closed, and is then saved', async () => {
  const { page, context } = await visit('agente.gt', { expected: /ERR_INTERNET_DISCONNECTED/ });
  await openInvoice(page);
  await context.setOffline(true);
  await field(page, NOTES).fill('Escrito sin red: revisar bultos');
  await foot(page, 'Sin conexión: se guarda aquí');
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await openInvoice(again);
  await again.waitForFunction(
    (id) => (document.getElementById(id) as HTMLTextAreaElement | null)?.value.startsWith('Escrito sin red'),
    `f-${NOTES}`,
  );
  await untilSaved(again);
  const other = await visit('agente.gt');
  await openInvoice(other.page);
  expect(await field(other.page, NOTES).inputValue()).toBe('Escrito sin red: revisar bultos');
});

test('what is typed while the server does not answer survives a reload and goes out when it answers', async () => {
  const { page, context } = await visit('agente.gt', { expected: /ERR_FAILED/ });
  await openInvoice(page);
  await context.route('**/api/invoices/patch', (route) => route.abort());
  await field(page, CITY).fill('DONGGUAN');
  await foot(page, 'Sin conexión: se guarda aquí');
  await page.reload();
  await page.waitForFunction(
    (id) => (document.getElementById(id) as HTMLInputElement | null)?.value === 'DONGGUAN',
    `f-${CITY}`,
  );
  await context.unroute('**/api/invoices/patch');
  await untilSaved(page);
});

test('two windows on one document keep the work of both, and ask where both wrote', async () => {
  const one = await visit('agente.gt', { script, expected: /409/ });
  const two = await visit('asistente.gt', { expected: /409/ });
  await openInvoice(one.page);
  await openInvoice(two.page);
  await field(one.page, 'FACTURA.FAX_PROVEEDOR').fill('111');
  await untilSaved(one.page);
  await field(two.page, 'FACTURA.TELEFONO_PROVEEDOR').fill('222');
  await two.page.getByText('Se unieron cambios de agente.gt').waitFor();
  await untilSaved(two.page);
  expect(await field(two.page, 'FACTURA.FAX_PROVEEDOR').inputValue()).toBe('111');

  await field(two.page, CITY).fill('ZHUHAI');
  await untilSaved(two.page);
  await field(one.page, CITY).fill('GUANGZHOU');
  await one.page.getByText('asistente.gt cambió los mismos datos que usted').waitFor();
  expect(await examine(one.page, 'conflict')).toEqual([]);
  await one.page
    .getByRole('checkbox', { name: /tomar «ZHUHAI», de asistente.gt, en lugar de lo suyo, «GUANGZHOU»/ })
    .check();
  await one.page.getByRole('button', { name: 'Guardar con lo elegido' }).click();
  await untilSaved(one.page);
  expect(await field(one.page, CITY).inputValue()).toBe('ZHUHAI');
  expect(await field(one.page, 'FACTURA.TELEFONO_PROVEEDOR').inputValue()).toBe('222');
});

test('a session that ends while typing asks to sign in again, and the text is there', async () => {
  const { page, context } = await visit('agente.gt', { script, expected: /401/ });
  await openInvoice(page);
  await context.clearCookies();
  await field(page, NOTES).fill('Escrito cuando la sesión ya había terminado');
  await page.getByRole('dialog').getByText('Tu sesión ha caducado. Ingresa nuevamente.').waitFor();
  expect(await examine(page, 'session ended')).toEqual([]);
  await page.getByRole('dialog', { name: 'INFORMACIÓN' }).getByRole('button', { name: 'Aceptar' }).click();
  await page.getByLabel('Usuario').fill('agente.gt');
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForFunction(
    (id) => (document.getElementById(id) as HTMLTextAreaElement | null)?.value.startsWith('Escrito cuando'),
    `f-${NOTES}`,
  );
  await untilSaved(page);
});

test('a text that is no value stays in its place with its reason over a reload, and so does what was half typed', async () => {
  const DAY = 'FACTURA.FECHA_FACTURA';
  const { page, context } = await visit('agente.gt', { script });
  await openInvoice(page);
  const before = await field(page, DAY).inputValue();
  await field(page, DAY).fill('x12');
  await field(page, NOTES).focus();
  const problem = page.getByRole('button', { name: /Fecha de la factura: «x12» no es una fecha/ });
  await problem.waitFor();
  await page.getByText(/salvo un dato que no se entiende; se conserva aquí/).waitFor();
  expect(await examine(page, 'text that is no value')).toEqual([]);
  const cell = page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).first();
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A MEDIAS');
  await untilKept(page);
  await page.close();

  const again = await context.newPage();
  await openInvoice(again);
  await again.getByRole('button', { name: /«A MEDIAS» quedó a medio escribir/ }).waitFor();
  expect(await field(again, DAY).inputValue()).toBe('x12');
  const other = await visit('asistente.gt');
  await openInvoice(other.page);
  expect(await field(other.page, DAY).inputValue()).toBe(before);
  await other.page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).first().waitFor();

  // What stood half typed is mended as one step, which undo turns back.
  await again.getByRole('gridcell', { name: 'A MEDIAS' }).click();
  await again.keyboard.press('F2');
  await again.keyboard.press('Control+a');
  await again.keyboard.type('ENRUTADOR INALÁMBRICO');
  await again.keyboard.press('Enter');
  await again.getByRole('button', { name: 'Deshacer' }).click();
  await again.getByRole('gridcell', { name: 'A MEDIAS' }).waitFor();
  await again.getByRole('button', { name: 'Rehacer' }).click();
  await again.getByRole('gridcell', { name: 'A MEDIAS' }).waitFor({ state: 'detached' });
  // Sealing is asynchronous in every browser: what a reload finds is what was on disk by then.
  await untilKept(again);
  await again.reload();
  await field(again, DAY).waitFor();
  expect(await field(again, DAY).inputValue()).toBe('x12');
  await again.getByRole('button', { name: 'Deshacer' }).click();
  await again.getByRole('gridcell', { name: 'A MEDIAS' }).waitFor();
});

test('a part that cannot be fetched for want of a connection comes with it, and the page stays', async () => {
  const { page, context } = await visit('agente.gt', { expected: /Failed to (load|fetch)|ERR_/ });
  await openInvoice(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  // Long enough for a part that fails to have failed for good.
  await page.waitForTimeout(3_000);
  await field(page, NOTES).fill('Sin conexión se sigue escribiendo');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  expect(await field(page, NOTES).inputValue()).toBe('Sin conexión se sigue escribiendo');
  await untilSaved(page);
});
