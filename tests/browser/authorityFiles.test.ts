import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { untilAccepted } from './editor.ts';
import { makeScene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Schedules of the instance run every minute. */
const MINUTES_MS = 240_000;

const pictures = process.env['BROWSER_PICTURES'];

test('a broker hands the files of box 54 to the SAT, sees them arrive, and downloads what it left', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt', { script });
  const picture = async (name: string): Promise<void> => {
    if (!pictures) return;
    for (const [size, width, height] of [
      ['', 1366, 768],
      ['-phone', 390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page
        .getByRole('heading', { name: 'Archivos en la SAT' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${pictures}/authority-files-${name}${size}.png` });
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  };
  await page.goto(`/#/ducagt/${duca}`);
  const support = page.getByRole('region', { name: /Archivos de soporte/ });
  const paper = await PDFDocument.create();
  paper.addPage();
  await support
    .locator('li input[type=file]:not([capture])')
    .first()
    .setInputFiles({
      name: 'factura.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await paper.save()),
    });
  await support.getByRole('button', { name: 'factura.pdf', exact: true }).waitFor();
  await untilSaved(page);
  expect(await page.getByRole('region', { name: 'Archivos en la SAT' }).count()).toBe(0);

  await untilAccepted(page, duca);
  await page.goto(`/#/ducagt/${duca}`);
  const panel = page.getByRole('region', { name: 'Archivos en la SAT' });
  await panel.getByRole('button', { name: 'Entregar archivos' }).click();
  const delivered = panel.getByRole('list', { name: 'Archivos entregados a la SAT' }).getByRole('listitem');
  await delivered.getByText('En camino').waitFor();
  await picture('waiting');
  await delivered.getByText(/^Entregado el \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/).waitFor({ timeout: MINUTES_MS });
  const left = panel.getByRole('button', { name: /_acuse\.txt$/ });
  await left.waitFor({ timeout: MINUTES_MS });
  expect(await examine(page, 'files at the authority')).toEqual([]);
  await picture('delivered');
  const arrives = page.waitForEvent('download');
  await left.click();
  const text = readFileSync(await (await arrives).path(), 'utf8');
  const name = await delivered.locator('code').innerText();
  expect(text).toContain(name);

  // What is there already is said, and goes no second time.
  await panel.getByRole('button', { name: 'Entregar archivos' }).click();
  await page.getByText('Todo está ya en el servidor de la autoridad.').waitFor();
  expect(await delivered.count()).toBe(1);
});

test('a broker has the code of an accepted DUCA brought up to date, and reads who asked for it', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt', { script });
  await untilAccepted(page, duca);
  const update = page.getByRole('button', { name: 'Actualizar el código QR' });
  await update.click();
  const line = page.getByRole('list', { name: 'Qué ha pasado' });
  await line.getByText(/pidió a SAT el código QR como es ahora/).waitFor();
  await line.getByText('SAT entregó lo que faltaba de la aceptación.').waitFor();
  await update.waitFor();
  expect(await examine(page, 'a transmission with its code')).toEqual([]);
  if (pictures) await page.screenshot({ path: `${pictures}/transmission-qr.png`, fullPage: true });
});
