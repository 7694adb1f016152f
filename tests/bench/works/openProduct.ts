import { fileURLToPath } from 'node:url';
import { Client } from '../../journey/client.ts';
import { readInput } from '../../journey/input.ts';
import { startOwnInstance } from '../../journey/instance.ts';
import { travel } from '../../journey/steps.ts';
import { ways } from '../../journey/ways.ts';

const EXAMPLE = fileURLToPath(new URL('../../journey/examples/pequeno', import.meta.url));
const USER = { USUARIO: 'agente.gt', CLAVE: 'cafe-con-cardamomo' };

/** An instance with an order whose declaration is being prepared, the cookie of a broker's session, and the pages of a day. */
export async function openProduct() {
  const { url, stop } = await startOwnInstance();
  const client = new Client(url);
  const way = ways['gt']!;
  // Up to the papers: a declaration that was sent is read, not edited.
  await travel(
    way,
    client,
    USER.USUARIO,
    USER.CLAVE,
    readInput(EXAMPLE, way.section),
    (_name, work) => work(),
    false,
  );
  const { rows } = await client.call<{ rows: { ID: string }[] }>('duca/list', {});
  const pages = {
    home: '/#/mydashboard',
    orders: '/#/ordenestrabajo',
    editor: `/#/ducagt/${rows[0]!.ID}`,
  };
  return { url, session: client.session, pages, stop };
}
