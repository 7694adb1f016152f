import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeScript as script, examine, settled } from './axe.ts';
import { field } from './editor.ts';
import { makeScene, type Scene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

const OFFICE = 'DUCA.ID_ADUANA_REGISTRO';
const NEXT = 'DUCA.ID_ADUANA_SALIDA';

async function openDuca() {
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${scene.duca}`);
  const office = field(page, OFFICE);
  await office.waitFor();
  const options = page.getByRole('listbox').getByRole('option');
  return { page, office, options, shown: await office.inputValue() };
}

/** The option that the arrows are at, as a screen reader is told. */
const lit = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });

test('a choice that is entered shows its whole list, with what is chosen lit and in sight', async () => {
  const { page, office, options, shown } = await openDuca();
  expect(shown).toMatch(/^PQ · /);
  await office.click();
  await options.first().waitFor();
  expect(await options.count()).toBeGreaterThan(5);
  expect(await lit(page)).toBe(shown);
  const seen = await options.filter({ hasText: shown }).boundingBox();
  const frame = await page.getByRole('listbox').boundingBox();
  expect(seen!.y).toBeGreaterThanOrEqual(frame!.y - 1);
  expect(seen!.y + seen!.height).toBeLessThanOrEqual(frame!.y + frame!.height + 1);
  await settled(page);
  expect(await examine(page, 'a choice with its list')).toEqual([]);
});

test('Escape closes the list and nothing else, and what was chosen stays', async () => {
  const { page, office, options, shown } = await openDuca();
  await office.focus();
  await page.keyboard.press('ArrowDown');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => options.count()).toBe(0);
  expect(await office.inputValue()).toBe(shown);
  expect(await office.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('arrows choose and Enter takes it and goes on; a click takes as well', async () => {
  const { page, office, options, shown } = await openDuca();
  await office.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const wanted = await lit(page);
  expect(wanted).not.toBe(shown);
  await page.keyboard.press('Enter');
  expect(await office.inputValue()).toBe(wanted);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`f-${NEXT}`);
  await office.click();
  await options.filter({ hasText: shown }).click();
  expect(await office.inputValue()).toBe(shown);
  await untilSaved(page);
});

test('Enter takes the first of several that hold what was typed, and says nothing against it', async () => {
  const { page, office, options, shown } = await openDuca();
  await office.fill('a');
  await options.nth(1).waitFor();
  const first = await options.first().textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => office.inputValue()).toBe(first);
  expect(await office.getAttribute('aria-invalid')).not.toBe('true');
  await untilSaved(page);
  await page.reload();
  await office.waitFor();
  expect(await office.inputValue()).toBe(first);
  await office.fill(shown);
  await page.keyboard.press('Enter');
  await untilSaved(page);
});

test('letters narrow the list, Enter takes the first, and what is in no list is said and kept', async () => {
  const { page, office, options, shown } = await openDuca();
  await office.fill('puerto quetzal');
  await expect.poll(() => options.allTextContents()).toEqual([shown]);
  await page.keyboard.press('Enter');
  expect(await office.inputValue()).toBe(shown);
  await office.fill('Samarcanda');
  await page.getByText('SIN RESULTADOS').waitFor();
  await page.keyboard.press('Tab');
  await page
    .getByText(/«Samarcanda» no está en la lista/)
    .first()
    .waitFor();
  expect(await office.inputValue()).toBe('Samarcanda');
  expect(await office.getAttribute('aria-invalid')).toBe('true');
  await office.fill('PQ');
  await page.keyboard.press('Enter');
  expect(await office.inputValue()).toBe(shown);
});
