import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { sampleCertification } from '../../shared/cafta/sampleCertification.fixture.ts';
import { sampleManifest } from '../../shared/manifests/sampleManifest.fixture.ts';
import { chooseAction, field } from './editor.ts';
import { entered, makeHonduranScene, makeScene, type HonduranScene, type Scene } from './scene.ts';
import { useBrowser } from './visitor.ts';

/** An act is of all that is on the screen, or says what of it is not saved; it is never of what was saved last. */
const { visit } = useBrowser();

const WHY = 'El dato no se puede guardar.';
interface Made {
  header: { ID: string };
}
let scene: Scene;
let honduran: HonduranScene;
const made = { manifest: '', certification: '' };
beforeAll(async () => {
  [scene, honduran] = [await makeScene(), await makeHonduranScene()];
  const [agent, other] = [await entered('agente.gt'), await entered('agente.hn')];
  const CUERPO = sampleManifest();
  made.manifest = (await other.call<Made>('manifests/create', { CUERPO })).header.ID;
  made.certification = (await agent.call<Made>('cafta/create', { CUERPO: sampleCertification() })).header.ID;
});

interface Unsaved {
  login?: string;
  address: string;
  /** Field that is written in, and what. */
  writes: [path: string, text: string];
  acts: (page: Page) => Promise<void>;
  /** Procedure that must not be called. */
  never: string;
}

const inWindow = (menu: string, button: string) => async (page: Page) => {
  await chooseAction(page, menu);
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
};
const fromMenu = (menu: string) => (page: Page) => chooseAction(page, menu);

/** Text that is no value, over the one that was saved last. */
const UNREAD = { path: 'DVA.CASILLA_42_10', text: '1.234' };

const readActs: [name: string, never: string, act: (page: Page) => Promise<void>][] = [
  ['Imprimir', 'dva/print', (page) => page.getByRole('button', { name: 'Imprimir', exact: true }).click()],
  ['Pedir aprobación', 'dva/askApproval', (page) => chooseAction(page, 'Pedir aprobación al cliente')],
];
test.each(readActs)('with «1.234» in box 42.10 «%s» names the cell, and calls nothing', async (...of) => {
  const [, never, act] = of;
  const { page } = await visit('agente.gt');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/#/dvagt/${scene.dva}`);
  await field(page, UNREAD.path).fill(UNREAD.text);
  await field(page, UNREAD.path).press('Tab');
  await act(page);
  await page.getByText(/^Casilla 42\.10, .*«1\.234».* Corríjalo o bórrelo primero\.$/).waitFor();
  expect(asked).not.toContain(`/api/${never}`);
});

const acts: Record<string, () => Unsaved> = {
  'assigning an order': () => ({
    address: `/#/ordenestrabajo/${scene.order}`,
    writes: ['ORDEN.DESCRIPCION', 'OTRA'],
    acts: (page) => page.getByRole('button', { name: 'Asignar', exact: true }).click(),
    never: 'work-orders/assignees',
  }),
  'copying a DUCA': () => ({
    address: `/#/ducagt/${scene.duca}`,
    writes: ['OBSERVACIONES.OBSERVACIONES', 'OTRA'],
    acts: fromMenu('Copiar…'),
    never: 'duca/copy',
  }),
  'copying a certification': () => ({
    address: `/#/caftagt/${made.certification}`,
    writes: ['CERTIFICACION.NOMBRE_EXPORTADOR', 'OTRO'],
    acts: fromMenu('Copiar para otro período'),
    never: 'cafta/copy',
  }),
  'copying a manifest': () => ({
    login: 'agente.hn',
    address: `/#/manifiestos/${made.manifest}`,
    writes: ['MANIFIESTO.NUMERO_VIAJE', 'V-2'],
    acts: fromMenu('Copiar'),
    never: 'manifests/copy',
  }),
  'deriving DVAs anew': () => ({
    login: 'agente.hn',
    address: `/#/dvagt/${honduran.dva}`,
    writes: ['DVA.CASILLA_42_10', '1234.50'],
    acts: inWindow('Derivar de nuevo de las facturas', 'Derivar'),
    never: 'dva/derive',
  }),
  'printing the summary from a DVA': () => ({
    login: 'agente.hn',
    address: `/#/dvagt/${honduran.dva}`,
    writes: ['DVA.CASILLA_42_10', '1234.50'],
    acts: fromMenu('Imprimir DVA resumida'),
    never: 'dva/printSummary',
  }),
  'printing the summary from a DUA': () => ({
    login: 'agente.hn',
    address: `/#/duahn/${honduran.dua}`,
    writes: ['DECLARACION.OBSERVACIONES', 'OTRA'],
    acts: fromMenu('Imprimir DVA resumida'),
    never: 'dva/printSummary',
  }),
};

test.each(Object.keys(acts))('%s says what is not saved, and does nothing', async (name) => {
  const { login = 'agente.gt', address, writes, acts: act, never } = acts[name]!();
  const { page } = await visit(login, { expected: /422/ });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/api/*/patch', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'rejected', message: WHY } } }),
  );
  await page.goto(address);
  const [path, text] = writes;
  await field(page, path).fill(text);
  await field(page, path).press('Tab');
  await page.getByText(`Sin guardar, se conserva aquí. ${WHY}`).waitFor();
  await act(page);
  const told = page.getByText(WHY);
  await expect.poll(() => told.count()).toBe(2);
  expect(asked).not.toContain(`/api/${never}`);
});
