import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { axeScript, examine } from './axe.ts';
import { makeScene } from './scene.ts';
import { PHONE, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

async function pdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage([100 + page, 200]);
  return Buffer.from(await document.save());
}

describe('files of the support documents', () => {
  it('are attached, looked at, taken apart, taken away, and packed with the whole order', async () => {
    const scene = await makeScene();
    const { page } = await visit('agente.gt', { script: axeScript });
    await page.goto(`/#/ducagt/${scene.duca}`);
    const panel = page.getByRole('region', { name: /Archivos de soporte/ });
    const choosers = panel.locator('li input[type=file]:not([capture])');
    await choosers.first().setInputFiles({
      name: 'Factura Nº 1 (copia).pdf',
      mimeType: 'application/pdf',
      buffer: await pdf(5),
    });
    await panel.getByRole('button', { name: 'Factura_N_1_copia.pdf', exact: true }).waitFor();
    await untilSaved(page);

    await panel.getByRole('button', { name: 'Factura_N_1_copia.pdf', exact: true }).click();
    const window = page.getByRole('dialog', { name: 'Factura_N_1_copia.pdf' });
    await window.locator('iframe').waitFor();
    await window.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await panel.getByRole('button', { name: /Elegir páginas de/ }).click();
    await page.getByLabel('Páginas', { exact: true }).fill('2, 4-5');
    await page.getByRole('button', { name: 'Adjuntar 3 páginas' }).click();
    await panel.getByRole('button', { name: 'new.pdf', exact: true }).waitFor();
    await panel.getByText('3 páginas').waitFor();

    const large = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(4000, 3000);
      const paper = canvas.getContext('2d')!;
      paper.fillText('BL', 100, 100);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    await choosers
      .nth(1)
      .setInputFiles({ name: 'foto BL.png', mimeType: 'image/png', buffer: Buffer.from(large) });
    await panel.getByRole('button', { name: 'foto_BL.jpg', exact: true }).waitFor();
    await panel.getByRole('button', { name: 'foto_BL.jpg', exact: true }).click();
    const picture = page.getByRole('dialog').locator('img');
    await picture.waitFor();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const size = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size).toEqual([1700, 1275]);
    expect(await examine(page, 'file window')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await panel.getByRole('button', { name: /Quitar el archivo de 2/ }).click();
    await page.getByText('No podrá revertirlo').waitFor();
    await page.getByRole('button', { name: 'Sí, Eliminar' }).click();
    await panel.getByRole('button', { name: 'foto_BL.jpg', exact: true }).waitFor({ state: 'detached' });
    await untilSaved(page);

    await page.goto(`/#/ordenestrabajo/${scene.order}/expediente`);
    await page.getByRole('link', { name: /^new.pdf/ }).waitFor();
    expect(await examine(page, 'dossier')).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bajar todo (ZIP)' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^expediente_\d+\.zip$/);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const support = Object.keys(files).filter((name) => name.startsWith('07-soporte/'));
    expect(support).toHaveLength(1);
    const made = await PDFDocument.load(files[support[0]!]!);
    expect(made.getPages().map((each) => each.getWidth())).toEqual([102, 104, 105]);
    expect(strFromU8(files['indice.html']!)).toContain('new.pdf');
  });

  it('stay in the list when they fail, with the reason, until they are retried or discarded', async () => {
    const scene = await makeScene();
    const { page } = await visit('agente.gt', {
      script: axeScript,
      viewport: PHONE,
      expected: /422|Failed to load resource/,
    });
    await page.goto(`/#/ducagt/${scene.duca}`);
    const panel = page.getByRole('region', { name: /Archivos de soporte/ });
    const chooser = panel.locator('li input[type=file]:not([capture])').first();
    await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hola') });
    await panel
      .getByRole('alert')
      .getByText(/no es PDF/)
      .waitFor();
    expect(await examine(page, 'failed file')).toEqual([]);
    await panel.getByRole('button', { name: 'Reintentar' }).click();
    await panel
      .getByRole('alert')
      .getByText(/no es PDF/)
      .waitFor();
    await panel.getByRole('button', { name: 'Descartar' }).click();
    await panel.getByRole('alert').waitFor({ state: 'detached' });

    // The store is out of reach for a while: the file waits here.
    await page.route('**/s3/**', (route) => route.abort());
    await chooser.setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer: await pdf(1) });
    await panel.getByText(/Sin conexión con el almacén/).waitFor();
    await page.unroute('**/s3/**');
    await panel.getByRole('button', { name: 'Reintentar' }).click();
    await panel.getByRole('button', { name: 'b.pdf', exact: true }).waitFor();
  });
});
