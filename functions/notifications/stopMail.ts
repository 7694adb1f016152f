import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { wholeChoices, type NoticeChoices } from '../../shared/notifications/choices.ts';
import type { notificationGroupProcedures } from '../../shared/notifications/procedures.ts';
import { workingFor } from '../runtime/narrowed.ts';
import type { Item, Write } from '../runtime/database.ts';
import type { Implementations } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { choicesKey, stopLinkKey, TABLE, type StopLink } from './rows.ts';

type Contracts = Pick<typeof notificationGroupProcedures, 'mailLink' | 'stopMail'>;

/** What a link stops, and what its person chose. */
async function opened({ database }: Services, token: string) {
  const link = await database.get<StopLink>(TABLE, stopLinkKey(token));
  if (!link)
    throw refusal('rejected', {
      summary:
        'Este enlace no está completo o venció. Entre a Despacho y quite la marca en «Notificaciones», columna «Correo».',
    });
  const key = choicesKey({ company: link.company }, link.userId);
  const stored = await workingFor(link, () => database.get<Item & NoticeChoices>(TABLE, key));
  return { link, key, choices: wholeChoices(stored) };
}

/** The link that stands at the foot of a mail: whoever received it stops that kind without signing in. */
export const stopMail: Implementations<Contracts> = {
  mailLink: async ({ services, input }) => {
    const { link, choices } = await opened(services, input.ENLACE);
    const row = choices.AVISOS.find(({ AVISO }) => AVISO === link.kind);
    return { AVISO: link.kind, CORREO: row?.CORREO ?? '0' };
  },

  stopMail: async ({ services, input }) => {
    const { link, key, choices } = await opened(services, input.ENLACE);
    const AVISOS = choices.AVISOS.map((row) =>
      row.AVISO === link.kind ? { ...row, CORREO: '0' as const } : row,
    );
    const write: Write = { kind: 'put', table: TABLE, item: { ...key, ...choices, AVISOS } };
    await workingFor(link, () => services.database.write(write));
    return { AVISO: link.kind, CORREO: '0' };
  },
};
