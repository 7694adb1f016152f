import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { field } from './editor.ts';
import { KeyboardHands } from './keyboardHands.ts';
import { makeHonduranScene, type HonduranScene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: HonduranScene;
beforeAll(async () => {
  scene = await makeHonduranScene();
});

const pictures = process.env['BROWSER_PICTURES'];
const picture = async (page: Page, name: string): Promise<void> => {
  if (!pictures) return;
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${pictures}/${name}.png` });
};

/** The same at a phone's width, where the panel lies over the form. */
async function onPhone(page: Page, name: string, shown: Locator): Promise<void> {
  if (!pictures) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.scrollIntoViewIfNeeded();
  await picture(page, name);
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** The liquidation's panel there, which a strip opens over the form. */
async function onPhonePanel(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('group', { name: 'Paneles' }).getByRole('button', { name: 'Liquidación' }).click();
  await picture(page, name);
  await page.setViewportSize({ width: 1366, height: 768 });
}

const opened = async (): Promise<{ page: Page; hands: KeyboardHands }> => {
  const { page } = await visit('agente.hn', { script });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/#/duahn/${scene.dua}`);
  await page.getByRole('heading', { level: 1, name: /^DUA 145-/ }).waitFor();
  await field(page, 'DECLARACION.CODIGO_REGIMEN').waitFor();
  return { page, hands: new KeyboardHands(page) };
};

/** Goes to a section by its key. */
async function goToSection(page: Page, id: string): Promise<void> {
  const here = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('section')?.id ?? '');
  for (let step = 0; (await here()) !== `section-${id}`; step += 1) {
    expect(step, `never reached ${id}`).toBeLessThan(20);
    await page.keyboard.press('Alt+ArrowDown');
    await page.waitForTimeout(100);
  }
}

test('product 19: F1 says of a field of the DUA what it is, what its regime asks and what it held last, which a key takes', async () => {
  const { page, hands } = await opened();
  await hands.type({ 'DECLARACION.ID_FORMA_PAGO': '' });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('F1');
  const help = page.locator('.d-help');
  await help.getByText('Al contado, a plazo o sin pago.').waitFor();
  await help.getByText('Mandatoria en el régimen 4000.').waitFor();
  await help.getByText(/^Último valor usado: CR · .+ \(DUA .+, \d\d\/\d\d\/\d{4}\)\. Usar/).waitFor();
  expect(await examine(page, 'help of a field')).toEqual([]);
  await picture(page, 'dua-field-help');
  await onPhone(page, 'dua-field-help-phone', help);
  await hands.click(help.getByRole('button', { name: /^Usar/ }));
  await expect.poll(() => field(page, 'DECLARACION.ID_FORMA_PAGO').inputValue()).toContain('CR');
  await untilSaved(page);

  // The cell in hand of a sheet has the same help.
  await goToSection(page, 'DETALLE_MERCANCIAS');
  const inCell = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
  for (let step = 0; !(await inCell()); step += 1) {
    expect(step).toBeLessThan(30);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F1');
  const cellHelp = page.locator('#section-DETALLE_MERCANCIAS .d-help');
  await cellHelp.getByText('Mandatoria en el régimen 4000.').waitFor();
  await cellHelp.getByText(/^Último valor usado: /).waitFor();
  await picture(page, 'dua-cell-help');
  await page.keyboard.press('F1');
  await expect.poll(() => cellHelp.count()).toBe(0);
});

test('product 18: each tax of an item explains itself in lempiras to its source, and the total is the sum', async () => {
  const { page, hands } = await opened();
  await goToSection(page, 'DETALLE_MERCANCIAS');
  await hands.click(page.getByRole('button', { name: 'Ver sus tributos' }));
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('table', { name: 'Liquidación de la declaración' }).waitFor();
  const isv = panel.getByLabel('ISV', { exact: true });
  await isv.getByText(/Impuesto sobre ventas/).waitFor();
  await isv.getByText(/^CIF [\d,.]+ \+ DAI [\d,.]+ = [\d,.]+$/).waitFor();
  await isv.getByText(/ × 15\.00 % = [\d,.]+, redondeado a dos decimales: /).waitFor();
  await isv.getByText(/^Tasa de ISV: /).waitFor();
  await panel
    .getByText(/^Tipo de cambio: .+ HNL por dólar, .+ tasa de referencia del Banco Central de Honduras/)
    .waitFor();
  const cents = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d]/g, ''));
  const amounts = await panel.locator('.u-sums .d-number').allTextContents();
  expect(amounts.every((each) => each.startsWith('L '))).toBe(true);
  expect(cents(amounts.at(-1)!)).toBe(amounts.slice(0, -1).reduce((all, each) => all + cents(each), 0));
  expect(await examine(page, 'explained liquidation')).toEqual([]);
  await picture(page, 'dua-explained');
  await onPhonePanel(page, 'dua-explained-phone');
  // The last row that Tab went by is in hand.
  await hands.click(panel.getByRole('button', { name: 'Ítem anterior' }));
  await panel.getByRole('heading', { name: /^2\. / }).waitFor();
});

test('product 20: other terms of a DUA are tried by keyboard, leave it as it is, and applied are one edit', async () => {
  const { page, hands } = await opened();
  const rate = field(page, 'DECLARACION.TIPO_CAMBIO');
  const before = await rate.inputValue();
  await goToSection(page, 'DETALLE_MERCANCIAS');
  await hands.click(page.getByRole('button', { name: 'Ver sus tributos' }));
  const panel = page.getByRole('tabpanel');
  await hands.click(panel.getByRole('button', { name: '¿Y si…?' }));
  const row = panel.getByRole('row', { name: /^Total a pagar/ });
  const cells = () => row.getByRole('cell').allTextContents();
  await row.waitFor();
  const [now] = await cells();
  await hands.typeInto(field(page, 'FORMULARIO.TASA'), '30');
  await hands.typeInto(field(page, 'FORMULARIO.FLETE'), '1500');
  await hands.typeInto(field(page, 'FORMULARIO.VENTAJA'), '2');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await cells())[1]).not.toBe(now);
  expect((await cells())[0]).toBe(now);
  expect(await rate.inputValue()).toBe(before);
  await panel.getByText(/no tienen tasas preferenciales de «DR-CAFTA/).waitFor();
  await panel.getByRole('heading', { name: /^También pediría \(\d+\)/ }).waitFor();
  await picture(page, 'dua-what-if');
  const [, wanted] = await cells();
  await hands.click(panel.getByRole('button', { name: 'Aplicar a la declaración' }));
  await expect.poll(() => rate.inputValue()).toBe('30.0000');
  await untilSaved(page);
  await expect.poll(async () => (await cells())[0]).toBe(wanted);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rate.inputValue()).toBe(before);
  await expect.poll(async () => (await cells())[0]).toBe(now);
  expect(await examine(page, 'what if')).toEqual([]);
  await onPhonePanel(page, 'dua-what-if-phone');
});

/** The form of terms in the right panel. */
async function openTerms({ page, hands }: Awaited<ReturnType<typeof opened>>): Promise<Locator> {
  await goToSection(page, 'DETALLE_MERCANCIAS');
  await hands.click(page.getByRole('button', { name: 'Ver sus tributos' }));
  const panel = page.getByRole('tabpanel');
  await hands.click(panel.getByRole('button', { name: '¿Y si…?' }));
  return panel;
}

test('product 20: what a DUA claims is tried without it, by a word of its list', async () => {
  const at = await opened();
  await openTerms(at);
  for (const [name, none] of [
    ['VENTAJA', 'Sin ventaja o tratado'],
    ['CUOTA', 'Sin cuota arancelaria'],
  ] as const) {
    const input = field(at.page, `FORMULARIO.${name}`);
    await at.hands.typeInto(input, 'sin');
    await at.page.keyboard.press('Enter');
    await expect.poll(() => input.inputValue()).toBe(`0 · ${none}`);
  }
});

test('product 20: what was typed in «¿Y si…?» stays when the window becomes a phone’s and a desk’s again', async () => {
  const at = await opened();
  const { page, hands } = at;
  await openTerms(at);
  await hands.typeInto(field(page, 'FORMULARIO.TASA'), '30');
  await hands.typeInto(field(page, 'FORMULARIO.FLETE'), '12x');
  await hands.typeInto(field(page, 'FORMULARIO.SEGURO'), '7');
  const isThere = async (): Promise<void> => {
    await expect.poll(() => field(page, 'FORMULARIO.TASA').inputValue()).toMatch(/^30/);
    expect(await field(page, 'FORMULARIO.FLETE').inputValue()).toBe('12x');
    expect(await field(page, 'FORMULARIO.SEGURO').inputValue()).toMatch(/^7/);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('group', { name: 'Paneles' }).getByRole('button', { name: 'Liquidación' }).click();
  await isThere();
  await page.setViewportSize({ width: 1366, height: 768 });
  await isThere();
  // Applied, it is of the declaration; what is no value waits until it is one.
  await hands.click(page.getByRole('button', { name: 'Aplicar a la declaración' }));
  await expect.poll(() => field(page, 'DECLARACION.TIPO_CAMBIO').inputValue()).toBe('30.0000');
  expect(await field(page, 'FORMULARIO.TASA').inputValue()).toBe('');
  expect(await field(page, 'FORMULARIO.FLETE').inputValue()).toBe('12x');
});
