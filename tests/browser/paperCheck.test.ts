import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { chainCompany } from '../../functions/logbook/chain.ts';
import { sealRoot } from '../../functions/logbook/root.ts';
import { linesPk } from '../../functions/logbook/rows.ts';
import { awsClients } from '../../functions/runtime/clients.ts';
import { jobScope } from '../../functions/runtime/scope.ts';
import { createServices } from '../../functions/runtime/services.ts';
import { axeScript as script, examine, settled } from './axe.ts';
import * as instance from './instance.ts';
import { entered, makeScene } from './scene.ts';
import { PHONE, useBrowser } from './visitor.ts';

const { visit } = useBrowser();
const pictures = process.env['BROWSER_PICTURES'];

const COMPANY = 'gt-pacifico';

/** What is read on a paper as a client gets it. */
async function printed(): Promise<string> {
  const { dva } = await makeScene();
  const client = await entered('agente.gt');
  const { ENLACE } = await client.call<{ ENLACE: string }>('dva/print', { ID: dva });
  const input = Buffer.from(await (await fetch(ENLACE)).arrayBuffer());
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
}

test('whoever holds a paper types its code, or that of the seal, and hears whether it is genuine and its logbook whole', async () => {
  Object.assign(process.env, instance.env);
  const services = await createServices(awsClients(), () => new Date());
  await printed();
  const scope = jobScope(COMPANY, 'GT');
  const seal = async (): Promise<void> => {
    await chainCompany(services, COMPANY, Date.now() + 60_000);
    await sealRoot(services, scope);
  };
  await seal();
  const text = await printed();
  await seal();
  const [, address] = /se comprueba en (\S+)/.exec(text)!;
  expect(address).toBe(`${instance.url}/#/autenticidad`);
  const [, code] = /Código de autenticidad ([\w-]{19})/.exec(text)!;
  const [, root] = /sello de la bitácora ([\w-]{19})/.exec(text)!;

  const { page } = await visit(undefined, { script, expected: /401/ });
  await page.goto('/#/autenticidad');
  const field = page.getByLabel('Código');
  const said = page.getByRole('status');
  const ask = async (typed: string): Promise<void> => {
    await field.fill(typed);
    await page.keyboard.press('Enter');
  };
  await ask('2222-3333-4444-5555');
  await said.getByText(/^Nada tiene ese código/).waitFor();
  await ask(code!.toLowerCase().replaceAll('-', ' '));
  await said.getByText(/^La impresión es auténtica: Declaración del valor \(DVA\), 2 páginas/).waitFor();
  await said.getByText(/^Está en la bitácora sellada.*no le falta nada/).waitFor();
  expect(await examine(page, 'a genuine paper')).toEqual([]);
  if (pictures) await page.screenshot({ path: `${pictures}/paper-genuine.png` });
  await page.setViewportSize(PHONE);
  await settled(page);
  if (pictures) await page.screenshot({ path: `${pictures}/paper-genuine-phone.png`, fullPage: true });

  await page.goto(`/#/autenticidad?codigo=${root}`);
  await page.reload();
  await said.getByText(/^Es el sello de la bitácora de una empresa, con lo anotado hasta la hora/).waitFor();
  expect(await examine(page, 'a seal')).toEqual([]);
  if (pictures) await page.screenshot({ path: `${pictures}/paper-seal.png` });

  const rows = await services.database.query<{ pk: never; sk: string; N: number; CODIGO: string }>(
    'logbook',
    {
      pk: linesPk(scope),
      few: 'what a test wrote itself',
    },
  );
  const line = rows.find(({ CODIGO }) => CODIGO === code)!;
  await services.database.aside({ kind: 'put', table: 'logbook', item: { ...line, USUARIO: 'otro' } });
  await ask(code!);
  await page
    .getByRole('alert')
    .getByText(/la bitácora que la conoce ya no está como se selló/)
    .waitFor();
  await settled(page);
  expect(await examine(page, 'a changed logbook')).toEqual([]);
  if (pictures) await page.screenshot({ path: `${pictures}/paper-broken.png` });
});

test('a code that is changed while another one is being asked about is told nothing of that one', async () => {
  const { page } = await visit(undefined, { expected: /401/ });
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const genuine = {
    RESULTADO: '1',
    CLASE: 'impresion',
    DOCUMENTO: 'DUCA',
    PAGINAS: 1,
    FECHA: '2026-11-20T15:00:00.000Z',
    SHA256: '',
    HORA: '',
    INTEGRA: '',
  };
  await page.route('**/api/logbook/checkPrint', async (route) => {
    await held;
    await route.fulfill({ json: { result: genuine } }).catch(() => undefined);
  });
  await page.goto('/#/autenticidad');
  const field = page.getByLabel('Código');
  const asked = page.waitForRequest('**/api/logbook/checkPrint');
  await field.fill('3333-4444-5555-6666');
  await page.keyboard.press('Enter');
  await asked;
  await field.fill('2222-3333-4444-5555');
  answer();
  await expect.poll(() => page.getByRole('button', { name: 'Comprobar' }).isEnabled()).toBe(true);
  await page.waitForTimeout(1000);
  expect(await page.getByText(/^La impresión es auténtica/).count()).toBe(0);
  await page.unroute('**/api/logbook/checkPrint');
  await field.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Nada tiene ese código/)
    .waitFor();
});
