import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../journey/client.ts';
import { settled } from './axe.ts';
import { entered, makeHonduranScene, makeScene, type Scene } from './scene.ts';
import { showView } from './editor.ts';
import { DESKTOP, PHONE, untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene();
});

const boxOf = async (what: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await what.boundingBox())!;

/** Waits until a document is drawn to its end, in the app's own type. */
async function drawnWhole(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Names that have less room than they need, of a document drawn to its end. */
async function cutOf(names: Locator): Promise<(string | null)[]> {
  await drawnWhole(names.page());
  return names.evaluateAll((all) =>
    all.flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [])),
  );
}

async function openDuca(page: Page): Promise<void> {
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByRole('tab', { name: /^Problemas/ }).waitFor();
  await untilSaved(page);
  await drawnWhole(page);
}

/** A declaration that the practice authority answered: `910` at its number's end is rejected. */
async function answered(client: Client, NUMERO_ORDEN: string): Promise<void> {
  const { duca } = await makeScene('agente.gt', undefined, undefined, { NUMERO_ORDEN });
  const { header } = await client.call<{ header: { LOCK: number } }>('duca/open', { ID: duca });
  await client.call('duca/transmit', { ID: duca, LOCK: header.LOCK });
  await expect
    .poll(
      async () =>
        (await client.call<{ header: { ESTADO: string } }>('duca/open', { ID: duca })).header.ESTADO,
    )
    .toMatch(/^(ACEPTADA|RECHAZADA)$/);
}

test('no column of a list lies beyond the edge of a small desk, and no name ends without its dots', async () => {
  const client = await entered('agente.gt');
  // Numbers, days and the words of a rejection are what makes a list wide.
  for (const number of ['1236088001', '1236088910']) await answered(client, number);
  await makeHonduranScene();
  const beyond: string[] = [];
  const honduran = await visit('agente.hn');
  const { page: guatemalan } = await visit('agente.gt');
  for (const [page, path] of [
    [honduran.page, '/duahn'],
    ...[
      ...['/ordenestrabajo', '/facturagt', '/conocimientobl', '/dvagt', '/ducagt', '/classification'],
      ...['/miscatalogos', '/transmisiones', '/bitacora', '/caftagt', '/registros'],
    ].map((each) => [guatemalan, each] as const),
  ] as const) {
    await page.goto(`/#${path}`);
    await page.locator('.d-table tbody tr, .d-empty').first().waitFor();
    const found = await page.locator('.d-table-wrap').evaluateAll((wraps) =>
      wraps.flatMap((each) => {
        const hidden = each.scrollWidth - each.clientWidth;
        const cut = [...each.querySelectorAll('td *')].filter((part) => {
          const { display, textOverflow } = getComputedStyle(part);
          return (
            display !== 'inline' && textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth + 1
          );
        });
        return [
          ...(hidden > 1 ? [`${hidden} px`] : []),
          ...cut.slice(0, 1).map((part) => `cut: ${part.textContent}`),
        ];
      }),
    );
    beyond.push(...found.map((each) => `${path}: ${each}`));
  }
  expect(beyond).toEqual([]);
});

test('on a phone a list begins in the first screen, and what narrows it is one tap away', async () => {
  const { page } = await visit('agente.gt', { viewport: PHONE });
  const first = page.locator('.d-table tbody tr').first();
  for (const path of ['/bitacora', '/ordenestrabajo']) {
    await page.goto(`/#${path}`);
    await first.waitFor();
    expect((await boxOf(first)).y, path).toBeLessThan(PHONE.height / 2);
  }
  const agent = page.getByLabel('Agente');
  expect(await agent.isVisible()).toBe(false);
  await page.getByText('Filtros', { exact: true }).click();
  await agent.waitFor();
});

test('on a phone a table of amounts keeps the names of its columns, within the window', async () => {
  const { page } = await visit('agente.gt', { viewport: PHONE });
  await page.goto(`/#/ducagt/${scene.duca}`);
  await page.getByRole('group', { name: 'Paneles' }).getByRole('button', { name: 'Impuestos' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: '¿Y si…?' }).click();
  const table = page.getByRole('table').filter({ hasText: 'Sería' });
  await table.waitFor();
  for (const name of ['Concepto', 'Ahora', 'Sería', 'Diferencia'])
    expect(await table.getByRole('columnheader', { name }).isVisible(), name).toBe(true);
  const { x, width } = await boxOf(table);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
});

test('on a phone a card names nothing that it does not say', async () => {
  const { page } = await visit('agente.gt', { viewport: PHONE });
  await page.goto('/#/ducagt');
  await page.locator('.d-table tbody tr').first().waitFor();
  const blank = await page
    .locator('.d-table td[data-label]')
    .evaluateAll((cells) =>
      cells.flatMap((each) =>
        each.checkVisibility() && each.textContent?.trim() === '' ? [each.getAttribute('data-label')] : [],
      ),
    );
  expect(blank).toEqual([]);
});

test('the goods of a fraction, and what they cost, lie within the panel on a desk and on a phone', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page } = await visit('agente.gt', { viewport });
    await page.goto(`/#/ducagt/${scene.duca}`);
    if (viewport === PHONE)
      await page.getByRole('group', { name: 'Paneles' }).getByRole('button', { name: 'Impuestos' }).click();
    await showView(page, 'Impuestos', 'Mercancías por fracción');
    await page.evaluate(() => document.fonts.ready);
    const goods = page.getByRole('region', { name: 'Mercancías originales' });
    await goods.waitFor();
    const beyond = await goods.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(beyond, `${viewport.width} px`).toBeLessThanOrEqual(0);
  }
});

test('the names of a DUA are read whole beside the open panel', async () => {
  const { dua } = await makeHonduranScene();
  const { page } = await visit('agente.hn');
  await page.goto(`/#/duahn/${dua}`);
  await page.getByRole('tab', { name: /^Problemas/ }).waitFor();
  const names = page.locator('#section-VALORES .d-field-head label');
  await names.filter({ hasText: 'Cantidad de ítems' }).waitFor();
  expect(await cutOf(names)).toEqual([]);
});

test('no amount and no day of a sheet is cut', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${scene.dva}`);
  const cells = page.locator('#section-FACTURAS [role=row][aria-rowindex="2"] [role=gridcell]');
  await cells.filter({ hasText: '15,603.52' }).first().waitFor();
  await drawnWhole(page);
  const cut = await cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const room = cell.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return /\d/.test(cell.textContent ?? '') && text.getBoundingClientRect().width > room
        ? [cell.textContent]
        : [];
    }),
  );
  expect(cut).toEqual([]);
});

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('on %s a question is read whole', async (_, viewport) => {
  const { page } = await visit('agente.gt', { viewport });
  await page.goto(`/#/dvagt/${scene.dva}`);
  const names = page.locator('.d-field-head label').filter({ hasText: '¿' });
  await names.filter({ hasText: '¿Existen restricciones' }).waitFor();
  expect(await cutOf(names)).toEqual([]);
});

test('the words of a choice end before its sign, and the names of a row stand on one line', async () => {
  const { page } = await visit('agente.gt');
  await openDuca(page);
  const choices = page.locator('.d-field [role=combobox], .d-field input[aria-haspopup=listbox]');
  expect(await choices.count()).toBeGreaterThan(5);
  const rooms = await choices.evaluateAll((inputs) =>
    inputs.map((each) => parseFloat(getComputedStyle(each).paddingInlineEnd)),
  );
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(24);
  const lines = await page.locator('#section-DUCA .d-form').evaluateAll((forms) =>
    forms.flatMap((form) => {
      const tops = new Map<number, Set<number>>();
      for (const label of form.querySelectorAll('.d-field-head label')) {
        const row = Math.round(label.closest('.d-field')!.getBoundingClientRect().top);
        tops.set(row, (tops.get(row) ?? new Set()).add(Math.round(label.getBoundingClientRect().top)));
      }
      return [...tops.values()].map((each) => each.size);
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBe(1);
});

test('a section list cuts no name, and a part without fields is neither begun nor complete', async () => {
  const { page } = await visit('agente.gt');
  await openDuca(page);
  const cut = await page
    .locator('.d-section-name')
    .evaluateAll((names) => names.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cut).toBe(0);
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('button', { name: 'Expediente', exact: true })
    .waitFor();
});

test('a wide panel covers the form from head to foot, whatever it holds', async () => {
  const { page } = await visit('agente.gt');
  await openDuca(page);
  await page.keyboard.press('Shift+F8');
  const panel = page.getByRole('complementary', { name: 'Panel derecho' });
  await expect.poll(async () => (await boxOf(panel)).width).toBeGreaterThan(900);
  const foot = await boxOf(page.locator('.d-editor-foot'));
  const { y, height } = await boxOf(panel);
  expect(foot.y - (y + height)).toBeLessThan(24);
});

test('what ends a window is in sight however long the window is', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajogastos/${scene.order}`);
  await page.getByRole('button', { name: 'Registrar gasto o anticipo' }).first().click();
  const end = page.getByRole('dialog').locator('.d-row-end').getByRole('button').last();
  await end.waitFor();
  const { y, height } = await boxOf(end);
  expect(y + height).toBeLessThanOrEqual(768);
  const seen = await end.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(seen).toBe(true);
});

test('a dossier has the parts of its country alone', async () => {
  const { page } = await visit('agente.gt');
  await page.goto(`/#/ordenestrabajo/${scene.order}/expediente`);
  await page.getByRole('heading', { level: 2, name: /^DUCA/ }).waitFor();
  expect(await page.getByRole('heading', { level: 2, name: /^DUA/ }).count()).toBe(0);
});

test('what one list is written in says nothing to another: codes that are words are read as words', async () => {
  const { page } = await visit('agente.gt');
  await page.goto('/#/ordenestrabajo');
  await page.getByRole('cell', { name: 'Normal', exact: true }).first().waitFor();
  expect(await page.getByRole('cell', { name: 'NORMAL', exact: true }).count()).toBe(0);
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  await expect.poll(() => page.locator('[id="f-ORDEN.ID_PRIORIDAD"]').inputValue()).toBe('Normal');
});

test('what is only read is read whole, and takes no answer', async () => {
  const { page } = await visit('cliente.gt');
  await page.goto(`/#/ordenestrabajo/${scene.order}`);
  const values = page.locator('.d-form-read .d-field textarea');
  await values.first().waitFor();
  await drawnWhole(page);
  const said = await values.evaluateAll((all) =>
    (all as HTMLTextAreaElement[]).map((each) => ({
      value: each.value,
      free: !each.readOnly,
      cut: each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2,
    })),
  );
  expect(said.map(({ value }) => value)).toContain('DISTRIBUIDORA EL VOLCÁN, SOCIEDAD ANÓNIMA');
  expect(said.filter(({ free, cut }) => free || cut)).toEqual([]);
  expect(await page.locator('article .d-field input').count()).toBe(0);
});
