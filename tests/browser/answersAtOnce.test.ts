import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { field } from './editor.ts';
import { makeScene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

const LINES = 240;
/** Script that one key or click may run, on a processor four times slower than this one. */
const MOST_MS = 100;
const SLOWER = 4;
/** Times that each is done; the fastest is the product's own, every other one waited for this machine too. */
const TIMES = 5;

/** The example's invoice with as many lines as a large one has, of the same sum. */
function withLines(csv: string): string {
  const [head = '', ...rows] = csv.replaceAll('"15,603.52"', '"1,248,281.60"').trimEnd().split(/\r?\n/);
  return [head, ...Array.from({ length: LINES }, (_, index) => rows[index % rows.length]!)].join('\r\n');
}

/** Milliseconds of script of one act, as the browser accounts for it. */
async function scriptOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const used = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const before = await used();
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
  const after = await used();
  await session.detach();
  return after - before;
}

test('no key or click runs script for long at 240 lines, four times slower', async () => {
  const { invoice } = await makeScene('agente.gt', undefined, withLines);
  const { page } = await visit('agente.gt');
  await page.goto(`/#/facturagt/${invoice}`);
  await page.getByText(`${LINES} líneas`, { exact: true }).waitFor();
  await untilSaved(page);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const city = field(page, 'FACTURA.CIUDAD_PROVEEDOR');
  const cell = page.getByRole('gridcell', { name: 'ENRUTADOR INALÁMBRICO' }).first();
  const acts: Record<string, () => Promise<void>> = {
    'a letter in a field': async () => {
      await city.focus();
      await page.keyboard.press('x');
    },
    'a click on a cell': () => cell.click(),
    'an arrow in the sheet': () => page.keyboard.press('ArrowDown'),
    'a letter in a cell': () => page.keyboard.press('x'),
    'a cell given up': () => page.keyboard.press('Escape'),
    'another tab of the panel': () => page.getByRole('tab', { name: 'Historial' }).click(),
    'the problems again': () => page.getByRole('tab', { name: /^Problemas/ }).click(),
  };
  const fastest = new Map<string, number>();
  for (let time = 0; time < TIMES; time += 1)
    for (const [name, act] of Object.entries(acts))
      fastest.set(name, Math.min(fastest.get(name) ?? Infinity, await scriptOf(page, act)));
  // A browser that accounts for nothing would find nothing.
  expect(Math.max(...fastest.values())).toBeGreaterThan(0);
  expect([...fastest].filter(([, ms]) => ms > MOST_MS)).toEqual([]);
});
