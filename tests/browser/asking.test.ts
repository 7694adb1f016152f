import { expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '../../infra/embedded/demo/companies.ts';
import { Client } from '../journey/client.ts';
import { field } from './editor.ts';
import { makeScene } from './scene.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('beside a document its messages are asked from the field that had the focus, and lead back', async () => {
  const { dva } = await makeScene();
  const { page } = await visit('agente.gt');
  await page.goto(`/#/dvagt/${dva}`);
  await field(page, 'DVA.CIUDAD_PROVEEDOR').click();
  await page.getByRole('button', { name: 'Búsqueda a la medida' }).click();
  const side = page.getByRole('complementary', { name: 'Barra lateral' });
  await side.getByRole('button', { name: 'Mensajes', exact: true }).click();
  await side.getByLabel('Asunto').fill('¿Es esta la ciudad?');
  await side.getByLabel('Mensaje', { exact: true }).fill('La factura dice otra.');
  await side.getByRole('button', { name: 'Enviar' }).click();
  await side.getByText('La factura dice otra.').waitFor();
  await side.getByRole('button', { name: 'Todos los del documento' }).click();
  const asked = side.getByRole('list', { name: 'Hilos de este documento' }).getByRole('listitem');
  expect(await asked.count()).toBe(1);
  expect(await asked.innerText()).toContain('¿Es esta la ciudad?');
  expect(await asked.innerText()).toContain('Ciudad');
});

test('a client sees the version they are asked to approve, and their answer stays with who, when and which', async () => {
  const { dva, order } = await makeScene('agente.gt', undefined, undefined, { NIT_IMPORTADOR: '81237642' });
  const client = new Client(inject('url'));
  await client.call('users/login', { USUARIO: 'agente.gt', CLAVE: DEMO_PASSWORD });
  await client.call('work-orders/activate', { ID: order, ACTIVA: true, DE: 'ORDEN' });
  await client.call('dva/askApproval', { ID: dva });
  const { page } = await visit('cliente.gt');
  await page.goto(`/#/ordenestrabajo/${order}/trazabilidad`);
  await page
    .getByRole('button', { name: /DVA|Aprob/ })
    .first()
    .click();
  const approval = page.getByRole('region', { name: 'Aprobación' });
  await approval.getByRole('button', { name: /^Ver la versión/ }).click();
  const refuse = approval.getByRole('button', { name: 'Rechazar' });
  // Who refuses says why.
  expect(await refuse.isDisabled()).toBe(true);
  await approval.getByRole('button', { name: /^Aprobar la versión/ }).click();
  await approval.getByText(/Aprobada por cliente\.gt, \d\d\/\d\d\/\d{4}/).waitFor();
  expect(await refuse.count()).toBe(0);
});
