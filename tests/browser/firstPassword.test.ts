import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { Database } from '../../functions/runtime/database.ts';
import { makeLink } from '../../functions/users/firstLink.ts';
import { axeScript as script, examine, settled } from './axe.ts';
import * as instance from './instance.ts';
import { useBrowser } from './visitor.ts';

const { visit } = useBrowser();

test('a person with a one-time link chooses a password and signs in with it; the link is then over', async () => {
  Object.assign(process.env, instance.env);
  const now = (): Date => new Date();
  const database = new Database(DynamoDBDocumentClient.from(new DynamoDBClient({})), now);
  const token = await makeLink({ database, now }, 'asistente2.gt');
  const { page } = await visit(undefined, { script, expected: /422/ });
  await page.goto(`/#/password/${token}`);
  await page.getByText('Mario Tzul, de Agencia Polochic. Su usuario es «asistente2.gt».').waitFor();
  await settled(page);
  expect(await examine(page, 'one-time link')).toEqual([]);
  const [next, again] = ['Contraseña', 'Contraseña, otra vez'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  await next!.fill('mario tzul');
  await page.keyboard.press('Enter');
  await page.getByText(/La contraseña tiene 10 caracteres/).waitFor();
  await next!.fill('nueve barcos de papel');
  await again!.fill('nueve barcos de cartón');
  await page.keyboard.press('Enter');
  await page.getByText('Las dos contraseñas no son iguales. Escríbalas de nuevo.').waitFor();
  await again!.fill('nueve barcos de papel');
  await page.keyboard.press('Enter');
  await page.getByText('Contraseña guardada. Inicie sesión con ella.').waitFor();
  await page.getByRole('button', { name: 'Ir a iniciar sesión' }).click();
  await page.getByLabel('Usuario').fill('asistente2.gt');
  await page.getByLabel('Contraseña', { exact: true }).fill('nueve barcos de papel');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(/mydashboard/);
  await page.goto(`/#/password/${token}`);
  await page.getByText(/Este enlace no está completo, ya se usó o venció/).waitFor();
});
