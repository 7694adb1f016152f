import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { notificationGroupProcedures, type Notice } from '../../shared/notifications/procedures.ts';
import { wholeChoices, type NoticeChoices } from '../../shared/notifications/choices.ts';
import type { Item } from '../runtime/database.ts';
import { ConditionLost } from '../runtime/database.ts';
import { closedAddress, normalAddress, openingWrite } from '../runtime/closedAddresses.ts';
import { userRowKey } from '../runtime/caller.ts';
import type { Implementations } from '../runtime/executor.ts';
import { usersOf, type Person } from '../runtime/people.ts';
import { mailLists } from './mails.ts';
import { choicesKey, noticesPk, TABLE, type NoticeRow } from './rows.ts';
import { stillTold } from './stillTold.ts';

type Contracts = Omit<typeof notificationGroupProcedures, 'mailLink' | 'stopMail'>;

const SHOWN = 100;

const publicNotice = (row: NoticeRow): Notice => ({
  ID_AVISO: row.sk,
  AVISO: row.AVISO,
  ID_ESTADO: row.ID_ESTADO,
  TEXTO: row.TEXTO,
  RUTA: row.RUTA,
  USUARIO_ORIGEN: row.USUARIO_ORIGEN,
  FECHA: row.FECHA,
  EMERGENTE: row.EMERGENTE,
});

/**
 * What a person was told, as far as they may still know of it, and how they want to be told. Every row is under the
 * caller's own id.
 */
export const bell: Implementations<Contracts> = {
  notices: async (call) => {
    const { services, scope, input } = call;
    const rows = await services.database.query<NoticeRow>(TABLE, {
      pk: noticesPk(scope, scope.userId),
      descending: true,
      limit: SHOWN,
    });
    const wanted = rows.filter((row) => input.MODO === 2 || row.ID_ESTADO === '0');
    return (await stillTold(call, wanted)).map(publicNotice);
  },

  markNotices: async ({ services, scope, input }) => {
    const read = input.MODO === 3;
    for (const sk of input.IDS) {
      try {
        await services.database.aside({
          kind: 'update',
          table: TABLE,
          key: { pk: noticesPk(scope, scope.userId), sk },
          set: { ID_ESTADO: read ? '2' : '1' },
          when: { exists: true, oneOf: { ID_ESTADO: read ? ['0', '1'] : ['0'] } },
        });
      } catch (error) {
        // It was marked further before, or it has passed.
        if (!(error instanceof ConditionLost)) throw error;
      }
    }
    return { RESULTADO: '1' };
  },

  choices: async ({ services, scope }) => {
    const [stored, user] = await Promise.all([
      services.database.get<Item & NoticeChoices>(TABLE, choicesKey(scope, scope.userId)),
      services.database.get<Person>('users', userRowKey(scope.company, scope.userId)),
    ]);
    const CORREO = user?.EmailUsuario ?? '';
    const CORREO_SUPRIMIDO = await closedAddress({ services, scope }, CORREO);
    return { ...wholeChoices(stored), CORREO, CORREO_SUPRIMIDO };
  },

  saveChoices: async ({ services, scope, input }) => {
    const item = { ...choicesKey(scope, scope.userId), ...wholeChoices(input.ELECCION) };
    await services.database.write({ kind: 'put', table: TABLE, item });
    return { RESULTADO: '1' };
  },

  ...mailLists,

  openAddress: async (call) => {
    const { services, scope, input } = call;
    const wanted = normalAddress(input.DIRECCION);
    const nothing = refusal('not-found', { what: `ninguna dirección cerrada «${wanted}»` });
    if ((await closedAddress(call, wanted)) === '') throw nothing;
    // Rows of this table pass without a line: what is told is told of whose address it is.
    const whose = (await usersOf(call)).find(({ EmailUsuario }) => normalAddress(EmailUsuario) === wanted);
    const noted = {
      ...{ company: scope.company, module: 'users', id: whose?.IdUsuario ?? '' },
      action: notificationGroupProcedures.openAddress.summary,
    };
    try {
      await services.database.write({
        ...openingWrite(scope, wanted),
        when: { exists: true },
        noted,
      });
    } catch (error) {
      if (error instanceof ConditionLost) throw nothing;
      throw error;
    }
    return { RESULTADO: '1' };
  },
};
