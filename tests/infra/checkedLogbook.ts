import { localDay } from '../../shared/foundation/dates/date.ts';
import { verifier } from '../../infra/verify/verifier.ts';
import { verifyExport } from '../../shared/logbook/verifyExport.ts';
import { Client } from '../journey/client.ts';
import { eventually } from './support.ts';

const ADMINISTRATOR = { USUARIO: 'admin.gt', CLAVE: 'cafe-con-cardamomo' };

/** Today's record of the demo company, exported and gone through as `npm run verify` does. */
export async function checkedLogbook(url: string) {
  const administrator = new Client(url);
  await administrator.call('users/login', ADMINISTRATOR);
  const today = localDay(new Date());
  const { ENLACE } = await eventually(
    () =>
      administrator.call<{ ENLACE: string; LINEAS: number }>('logbook/exportLines', {
        DESDE: today,
        HASTA: today,
      }),
    ({ LINEAS }) => LINEAS > 0,
  );
  const text = await (await fetch(new URL(ENLACE, url))).text();
  return verifyExport(text, verifier);
}
