import { addDays } from '../../shared/foundation/dates/date.ts';
import { expect, test } from 'vitest';
import { testDay } from '../testDay.ts';
import { axeScript, examine } from './axe.ts';
import { PHONE, useBrowser } from './visitor.ts';
import { entered } from './scene.ts';

const { visit } = useBrowser();

/** Link at the foot of a mail that tells an assistant of an order that was given to them. */
async function linkOfMail(): Promise<string> {
  const [agent, assistant] = [await entered('agente.gt'), await entered('asistente.gt')];
  const { header } = await agent.call<{ header: { ID: string; LOCK: number } }>('work-orders/create', {
    CUERPO: { ORDEN: { FECHA_LIMITE: addDays(testDay, 20) } },
  });
  const people = await agent.call<{ IdUsuario: string; Usuario: string }[]>('work-orders/assignees', {});
  const { IdUsuario } = people.find(({ Usuario }) => Usuario === 'asistente.gt')!;
  await agent.call('work-orders/assign', { ID: header.ID, LOCK: header.LOCK, ID_USUARIO: IdUsuario });
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const { rows } = await assistant.call<{ rows: { TEXTO: string }[] }>('notifications/mails', {});
        link = rows.map(({ TEXTO }) => /#(\/baja\/[\w-]+)/.exec(TEXTO)?.[1]).find(Boolean);
        return link;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return link!;
}

test('the link of a mail stops that kind of mail without a sign-in, and only when it is pressed', async () => {
  const link = await linkOfMail();
  const { page } = await visit(undefined, { viewport: PHONE, script: axeScript });
  await page.goto(`/#${link}`);
  const stop = page.getByRole('button', { name: 'No recibirlo más por correo' });
  await stop.waitFor();
  expect(await examine(page, 'stop mail')).toEqual([]);
  await page.reload();
  await stop.click();
  await page.getByText('ya no se le envía por correo').waitFor();
  await page.reload();
  await page.getByText('ya no se le envía por correo').waitFor();
});

test('a link that ended says so and offers the way to the choices', async () => {
  const { page } = await visit(undefined, { expected: /Failed to load resource/ });
  await page.goto('/#/baja/no-existe');
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Elegir qué se le avisa y cómo' }).waitFor();
});
