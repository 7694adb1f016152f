import { expect, test } from 'vitest';
import { sampleDva } from '../../shared/dva/sampleDva.fixture.ts';
import { field, showTab, showView } from './editor.ts';
import { entered, makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('an amount of two readings stands as it was typed, told, until one of them is written', async () => {
  const client = await entered('agente.gt');
  const CUERPO = sampleDva(1);
  CUERPO.DVA.ID_DVA = '123-6999998-9';
  const { header } = await client.call<{ header: { ID: string } }>('dva/create', { CUERPO });
  const { page } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${header.ID}`);
  const amount = field(page, 'DVA.CASILLA_42_10');
  await amount.fill('1.234');
  await amount.press('Tab');
  const told = page.getByRole('tabpanel').getByText('«1.234» puede ser 1,234.00 o 1.23');
  await told.waitFor();
  expect(await amount.inputValue()).toBe('1.234');
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  await amount.fill('1234');
  await amount.press('Tab');
  await expect.poll(() => told.count()).toBe(0);
  expect(await amount.inputValue()).toBe('1,234.00');
});

test('an amount that cannot be read leaves the amount that stood there, for everybody', async () => {
  const client = await entered('agente.gt');
  const CUERPO = sampleDva(1);
  CUERPO.DVA.ID_DVA = '123-6999997-9';
  CUERPO.DVA.CASILLA_42_10 = '27939.80';
  const { header } = await client.call<{ header: { ID: string } }>('dva/create', { CUERPO });
  const { page } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${header.ID}`);
  const amount = field(page, 'DVA.CASILLA_42_10');
  const stored = async (): Promise<string> => {
    const { body } = await client.call<{ body: typeof CUERPO }>('dva/open', { ID: header.ID });
    return body.DVA.CASILLA_42_10;
  };
  await amount.selectText();
  // Slowly, so that what stands there meanwhile is saved.
  await amount.pressSequentially('12,5,7x', { delay: 300 });
  await amount.press('Tab');
  await page.getByText(/salvo un dato que no se entiende/).waitFor();
  expect(await stored()).toBe('27939.80');
  expect(await amount.inputValue()).toBe('12,5,7x');
  await amount.fill('12.5');
  await amount.press('Tab');
  await expect.poll(stored).toBe('12.50');
});

test('whatever stands at the side follows what is typed', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ducagt/${duca}`);
  const panel = page.getByRole('tabpanel');
  const rate = field(page, 'DUCA.TIPO_CAMBIO');
  for (const [tab, view, typed] of [
    ['Impuestos', 'Explicación', '7.5'],
    ['Impuestos', '¿Y si…?', '7.6'],
    ['Envío', 'XML', '7.7'],
    ['Vista previa', '', '7.8'],
  ] as const) {
    if (view === '') await showTab(page, tab);
    else await showView(page, tab, view);
    await expect.poll(() => panel.textContent()).toMatch(/\d/);
    const before = await panel.textContent();
    await rate.fill(typed);
    await expect.poll(() => panel.textContent(), { message: `${tab} ${view}` }).not.toBe(before);
  }
  await showTab(page, /^Problemas/);
  await rate.fill('x');
  await rate.press('Tab');
  await panel.getByText('«x» no es un número').waitFor();
});
