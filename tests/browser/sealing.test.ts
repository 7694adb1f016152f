import { expect, test } from 'vitest';
import { axeScript as script, examine } from './axe.ts';
import { field, showView, untilAccepted, untilCell } from './editor.ts';
import { makeScene } from './scene.ts';
import { untilSaved, useBrowser } from './visitor.ts';

const { visit } = useBrowser();

/** Number of an order whose declaration the practice authority rejects. */
const REJECTED = '1236077910';

test('who seals sees the answers first, changes one at its field, and then what is happening', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${duca}`);
  await page.getByRole('button', { name: 'Revisar y transmitir' }).click();
  await page.getByRole('heading', { level: 1, name: /^Revise y transmita/ }).waitFor();
  const answer = (label: string) =>
    page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');
  expect(await answer('NIT del importador').innerText()).toBe('8123764-2');
  expect(await answer('Clase').innerText()).toContain('Normal');
  expect(await examine(page, 'check before the seal')).toEqual([]);
  await page.getByRole('link', { name: 'Cambiar Clase' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('f-DUCA.CLASE');
  await page.goBack();
  await page.getByRole('button', { name: 'Sellar y transmitir' }).click();
  await page.getByRole('heading', { level: 1, name: /^Registro de/ }).waitFor();
  await page
    .getByText(/La autoridad la aceptó|SAT la aceptó/)
    .first()
    .waitFor();
});

test('the server takes it and the answer is dropped: nobody knows yet, the status is asked, and it is followed', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt', { expected: /Failed to load resource|ERR_FAILED/, script });
  const { promise: silent, resolve: speak } = Promise.withResolvers<void>();
  let taken = 0;
  await page.route('**/api/duca/transmit', async (route) => {
    await route.fetch();
    taken += 1;
    await route.abort();
  });
  await page.route('**/api/duca/status', async (route) => {
    await silent;
    await route.continue();
  });
  await page.goto(`/#/ducagt/${duca}/revisar`);
  await page.getByRole('button', { name: 'Sellar y transmitir', exact: true }).click();
  const doubt = page.getByRole('dialog', { name: 'No se sabe si se envió' });
  await doubt.getByText('Preguntando al servidor cómo quedó…').waitFor();
  expect(await examine(page, 'a seal whose answer is lost')).toEqual([]);
  expect(await page.getByText(/No se pudo|no se envió nada|Nada se envía/).count()).toBe(0);
  expect(await doubt.getByRole('button', { name: 'Pedirlo otra vez' }).count()).toBe(0);
  speak();
  await page.getByRole('heading', { level: 1, name: /^Registro de/ }).waitFor();
  await page
    .getByText(/La autoridad la aceptó|SAT la aceptó/)
    .first()
    .waitFor();
  expect(taken).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the seal waits for what the other documents say, and goes without it only when that was said', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt', { expected: /crossCheck|Failed to load|ERR_FAILED/, script });
  const check = `/#/ducagt/${duca}/revisar`;
  const seal = page.getByRole('button', { name: 'Sellar y transmitir', exact: true });
  const asked = '**/api/duca/crossCheck';
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(check);
  expect(await page.getByRole('button', { name: 'Comparando…' }).isDisabled()).toBe(true);
  expect(await seal.count()).toBe(0);
  answer();
  await seal.waitFor();
  await page.unroute(asked);

  await page.goto('/#/mydashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(asked, (route) => route.abort());
  await page.goto(check);
  await page.getByRole('alert').getByText('No se pudo comparar con los demás documentos').waitFor();
  expect(await page.getByRole('button', { name: 'Sellar y transmitir sin comparar' }).isEnabled()).toBe(true);
  expect(await examine(page, 'check without the comparison')).toEqual([]);
  await page.unroute(asked);
  await page.getByRole('button', { name: 'Comparar de nuevo' }).click();
  await seal.waitFor();
});

test('a rejection is loud until it is dealt with, and forbids no second sending', async () => {
  const { duca } = await makeScene('agente.gt', undefined, undefined, { NUMERO_ORDEN: REJECTED });
  const { page } = await visit('agente.gt', { script });
  await page.goto(`/#/ducagt/${duca}/revisar`);
  await page.getByRole('button', { name: 'Sellar y transmitir' }).click();
  await page.getByRole('heading', { level: 1, name: /^Registro de/ }).waitFor();
  await page
    .getByText(/SAT la rechazó/)
    .first()
    .waitFor();
  await page.goto('/#/mydashboard');
  const waits = page.getByRole('region', { name: /^Rechazadas por la autoridad/ }).getByRole('listitem');
  await waits.getByText(/Respondió: «10 · Declaración rechazada por inconsistencias: /).waitFor();
  await page.goto('/#/ducagt?estado=RECHAZADA');
  await page
    .getByRole('row', { name: /6077910/ })
    .getByText(/^10 · Declaración rechazada/)
    .waitFor();
  await page.goto(`/#/ducagt/${duca}`);
  const said = page.getByRole('alert', { name: 'Rechazo de la autoridad' });
  await said.getByText('La autoridad rechazó la DUCA.').waitFor();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('heading', { name: 'Errores' }).waitFor();
  expect(await examine(page, 'a rejected declaration')).toEqual([]);
  await said.getByRole('button', { name: 'Corregir' }).click();
  await untilCell(page);
  await page.keyboard.type('7,000.00');
  await page.keyboard.press('Enter');
  await said.getByText('cambiado').waitFor();
  await page.keyboard.press('Control+z');
  await said.getByText('cambiado').waitFor({ state: 'detached' });
  await untilSaved(page);
  await page.getByRole('button', { name: 'Revisar y transmitir' }).click();
  await page.getByRole('heading', { name: 'Lo que la autoridad señaló antes' }).waitFor();
  expect(await page.getByRole('button', { name: 'Sellar y transmitir' }).isEnabled()).toBe(true);
});

test('what SAT accepted is rectified: reason, difference in boxes and taxes, and both versions after it', async () => {
  const { duca } = await makeScene();
  const { page } = await visit('agente.gt', { script });
  await untilAccepted(page, duca);
  await page.goto(`/#/ducagt/${duca}`);
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rectificar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('El importador pidió otra observación.');
  await dialog.getByRole('button', { name: 'Abrir la rectificación' }).click();
  await page.getByText('En rectificación').first().waitFor();
  await field(page, 'OBSERVACIONES.OBSERVACIONES').fill('MERCANCIA REVISADA');
  await field(page, 'OBSERVACIONES.OBSERVACIONES').press('Tab');
  await untilSaved(page);
  const printed = async (press: () => Promise<void>): Promise<string> => {
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith('/api/duca/print')),
      press(),
    ]);
    return ((await answer.json()) as { result: { IMPRESION: string } }).result.IMPRESION;
  };
  // Ctrl+P is of what is on the screen, which nobody accepted yet.
  expect(await printed(() => page.keyboard.press('Control+p'))).toMatch(/^v\d+-m$/);
  const accepted = await printed(async () => {
    await page.getByRole('button', { name: 'Acciones', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Imprimir lo aceptado' }).click();
  });
  expect(accepted).toMatch(/^v\d+-a-/);
  await page.getByRole('button', { name: 'Revisar la rectificación' }).click();
  const changed = page.getByRole('region', { name: 'Cambios de la rectificación' });
  await changed.getByText('MERCANCIA REVISADA').waitFor();
  await changed.getByRole('button', { name: /^55 / }).waitFor();
  expect(await examine(page, 'check before the rectification')).toEqual([]);
  const pictures = process.env['BROWSER_PICTURES'];
  if (pictures) await page.screenshot({ path: `${pictures}/duca-amendment.png`, fullPage: true });
  await page.getByRole('button', { name: 'Sellar y enviar la rectificación' }).click();
  await page.getByRole('heading', { level: 1, name: /^Rectificación de/ }).waitFor();
  await page
    .getByText(/SAT la aceptó/)
    .first()
    .waitFor();
  await page.goto(`/#/ducagt/${duca}`);
  await showView(page, 'Envío', 'Estado');
  const chain = page.getByRole('region', { name: 'Versiones ante la autoridad' });
  await expect.poll(() => chain.getByRole('listitem').count()).toBe(2);
  if (pictures) await page.screenshot({ path: `${pictures}/duca-chain.png` });
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Anular ante SAT' }).click();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('El embarque no llegó nunca.');
  await dialog.getByRole('button', { name: 'Anular ante SAT' }).click();
  await page.getByText('Anulada ante la autoridad').first().waitFor();
});
