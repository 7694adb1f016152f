import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { blankDuca } from '../../shared/duca/blankDuca.fixture.ts';
import { field } from './editor.ts';
import { entered } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const REMARKS = 'OBSERVACIONES.OBSERVACIONES';
const LAST = /^Último valor usado: BODEGA 3 \(DUCA .+, \d\d\/\d\d\/\d{4}\)\. Usar/;

/** A DUCA in no order, made through the API. */
async function made(said: Parameters<typeof blankDuca>[0]): Promise<string> {
  const client = await entered('agente.gt');
  const { header } = await client.call<{ header: { ID: string } }>('duca/create', {
    CUERPO: blankDuca(said),
  });
  return header.ID;
}

const opened = async (id: string, at: string): Promise<Page> => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${id}?campo=${encodeURIComponent(at)}`);
  return page;
};

const writeImporter = async (page: Page, number: string, name: string): Promise<void> => {
  await field(page, 'IMPORTADOR.NUMERO_IDENTIFICACION').fill(number);
  await field(page, 'IMPORTADOR.NOMBRE').fill(name);
  await page.keyboard.press('Tab');
  await untilSaved(page);
};

test('product 19: F1 in a blank DUCA, choose the importer, F1 again: the last value is named; another importer’s is not', async () => {
  const [number, name] = ['59913127', 'FERRETERÍA DEL SUR, S.A.'];
  await made({
    IMPORTADOR: { NUMERO_IDENTIFICACION: number, NOMBRE: name },
    OBSERVACIONES: { OBSERVACIONES: 'BODEGA 3' },
  });
  const page = await opened(await made({}), REMARKS);
  const remarks = field(page, REMARKS);
  const help = page.locator('.d-help');
  await remarks.focus();
  await page.keyboard.press('F1');
  await help.getByText('Sin valor anterior de este cliente.').waitFor();
  await page.keyboard.press('F1');

  await writeImporter(page, number, name);
  await remarks.focus();
  await page.keyboard.press('F1');
  await help.getByText(LAST).waitFor({ timeout: 10_000 });

  await writeImporter(page, '81237642', 'OTRO CLIENTE, S.A.');
  await help.getByText('Sin valor anterior de este cliente.').waitFor({ timeout: 10_000 });
});
