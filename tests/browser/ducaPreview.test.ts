import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ducaDataSets, type DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaFromDvas } from '../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../shared/duca/sampleSources.fixture.ts';
import { heldToWriters, nobody } from '../../shared/foundation/documents/heldToWriters.ts';
import { blankBody, type AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { Page } from 'playwright-core';
import { field, showTab } from './editor.ts';
import { fastestUntilShown } from './livePage.ts';
import { untilSaved, useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

/** Issue of the paper beside the form: right within this many milliseconds of an edit, at 200 fractions. */
const RIGHT_WITHIN = 300;
const FRACTIONS = 200;
const EXPORTER = 'FERIA DEL PUERTO LTDA.';

/** Text of the file that the preview opens. */
async function fileOfPreview(page: Page): Promise<string> {
  await page.evaluate(() => {
    const addressOf = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      Object.assign(window, { previewed: file });
      return addressOf.call(URL, file);
    };
  });
  await page.getByRole('button', { name: 'Abrir PDF' }).click();
  const bytes = await page
    .waitForFunction(() => 'previewed' in window)
    .then(() =>
      page.evaluate(async () => [
        ...new Uint8Array(await (window as unknown as { previewed: Blob }).previewed.arrayBuffer()),
      ]),
    );
  return execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: Uint8Array.from(bytes),
    encoding: 'utf8',
  });
}

/** The body with lines that stand for no document, wherever they are named. */
function withOwnKeys(body: DucaBody, ids: readonly string[]): DucaBody {
  const renamed = ids.reduce(
    (text, id) => text.replaceAll(`"${id}"`, `"${crypto.randomUUID()}"`),
    JSON.stringify(body),
  );
  return JSON.parse(renamed) as DucaBody;
}

async function makeDuca(order: string, lines: number): Promise<string> {
  const client = await entered('agente.gt');
  const shape = { lines, invoices: 1, suppliers: 1, containers: 2, distinct: true } as const;
  const CUERPO = ducaFromDvas(sampleSources(shape), sampleReference());
  CUERPO.DUCA.NO_ORDEN = order;
  CUERPO.EXPORTADOR.NOMBRE = EXPORTER;
  // A preference would ask for its certificate before the form is printed without the mark of a draft.
  for (const fraction of CUERPO.FRACCIONES) fraction.ACUERDO_1_ID = '';
  // Links to the papers that it was formed from are not a person's to send.
  const body = withOwnKeys(CUERPO, [
    ...CUERPO.DVAS.map((each) => each.ID_DVA),
    ...CUERPO.DVA_FACTURAS.map((each) => each.ID_FACTURA),
  ]);
  const own = heldToWriters(ducaDataSets, blankBody(ducaDataSets) as AnyBody, { body }, nobody);
  const { header } = await client.call<{ header: { ID: string } }>('duca/create', {
    CUERPO: own.body,
  });
  return header.ID;
}

test('the printed DUCA follows the field at 200 fractions, the field the box, and Ctrl+P opens the file', async () => {
  const id = await makeDuca('1236999901', FRACTIONS);
  const { page, context } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${id}`);
  await showTab(page, 'Vista previa');
  await page.locator('.d-print-page').waitFor();
  const importer = field(page, 'IMPORTADOR.NOMBRE');
  const { fastest, all } = await fastestUntilShown(page, importer, (edit) => `COMERCIAL NUEVA ${edit}, S.A.`);
  expect(fastest, all).toBeLessThan(RIGHT_WITHIN);
  await untilSaved(page);

  expect(await fileOfPreview(page)).toContain('Vista previa, sin código de autenticidad');

  await importer.focus();
  await page.locator('.d-print-mark').waitFor();
  await page.locator('.d-print-page text').filter({ hasText: EXPORTER }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f-EXPORTADOR.NOMBRE');

  const [shown] = await Promise.all([
    context.waitForEvent('request', (request) => request.url().includes('.pdf?')),
    page.keyboard.press('Control+p'),
  ]);
  const answer = await fetch(shown.url());
  expect(answer.headers.get('content-disposition')).toContain('inline');
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
});
