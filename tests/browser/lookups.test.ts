import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { countries } from '../../shared/countries/countries.ts';
import { blankDuca } from '../../shared/duca/blankDuca.fixture.ts';
import { axeScript as script, examine } from './axe.ts';
import { field, showTab } from './editor.ts';
import { untilSaved, useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

const pictures = process.env['BROWSER_PICTURES'];
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${pictures}/lookups-${name}.png` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${pictures}/lookups-${name}-phone.png` });
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** A NIT of that ending, whose check digit holds. */
function nitEnding(ending: string): string {
  for (let base = 100; ; base += 1) {
    const nit = `${base}${ending}`;
    if (countries.GT.checkTaxId(nit).ok) return nit;
  }
}

test('what the services say stands at the field while it is typed, and at the line where it is classified; one that is down stops nobody', async () => {
  const client = await entered('agente.gt');
  const CUERPO = blankDuca({
    FRACCIONES: [
      { ID_FRACCION: 'f-1', CLASIFICACION_ARANCELARIA: '1006309000', DESCRIPCION: 'ARROZ PRECOCIDO' },
    ],
  });
  const { header } = await client.call<{ header: { ID: string } }>('duca/create', { CUERPO });
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${header.ID}`);
  const party = page.locator('#section-IMPORTADOR');
  await field(page, 'IMPORTADOR.NUMERO_IDENTIFICACION').fill(nitEnding('0001'));
  await field(page, 'IMPORTADOR.NUMERO_IDENTIFICACION').press('Tab');
  await party.getByText(/La SAT: CONTRIBUYENTE \d+, SOCIEDAD ANÓNIMA\./).waitFor();
  expect(await field(page, 'IMPORTADOR.NOMBRE').inputValue()).toContain('SOCIEDAD ANÓNIMA');
  await party.scrollIntoViewIfNeeded();
  await picture(page, 'importer');
  expect(await examine(page, 'a party that was looked up')).toEqual([]);

  await page.locator('#section-FRACCIONES').getByRole('gridcell', { name: '1006.30.90.00' }).waitFor();
  await showTab(page, /^Problemas/);
  const panel = page.getByRole('tabpanel');
  await panel.getByText(/Consultas: /).click();
  await panel.getByRole('button', { name: /^Verificar/ }).click();
  await panel.getByText(/La ventanilla única: pide MAGA: permiso fito/).waitFor();
  await picture(page, 'permits');
  expect(await examine(page, 'look-ups of a declaration')).toEqual([]);

  // The practice service answers nothing that can be read for a number of this ending.
  await field(page, 'IMPORTADOR.NUMERO_IDENTIFICACION').fill(nitEnding('940'));
  await field(page, 'IMPORTADOR.NUMERO_IDENTIFICACION').press('Tab');
  await party.getByText(/NIT en la SAT: sin verificar;.* Siga: se verifica solo\./).waitFor();
  await untilSaved(page);
  await picture(page, 'unverified');

  await page.goto('/#/servicios');
  await page.getByText('Consulta: Permisos no arancelarios').first().waitFor();
  await picture(page, 'services');
  expect(await examine(page, 'outside services')).toEqual([]);
});
