import { plainTaxId } from '../../../shared/foundation/numbers/plainTaxId.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { talkProcedures } from '../../../shared/work-orders/talk/procedures.ts';
import { ConditionLost, type Write } from '../../runtime/database.ts';
import type { Call, Implementation } from '../../runtime/executor.ts';
import { importerOf } from '../importerRows.ts';
import { askedWrites } from './post.ts';
import { peopleAround, reachToAdd, type Reached } from './reach.ts';
import { asRead, TABLE, threadKey, threadOf, waitersOf, type ThreadRow } from './rows.ts';
import { presentWaiters } from './waiters.ts';

/** For whom a thread waits once it is open again. Rows of before forgot it; an approval still waits for its client. */
async function waitersAgain(call: Call<unknown>, reached: Reached, row: ThreadRow): Promise<string[]> {
  const { header } = reached;
  if (row.ESPERA.length === 0 && row.APROBACION?.RESPUESTA === 'PEDIDA')
    return [plainTaxId(row.NIT ?? importerOf(header))].filter(Boolean);
  return presentWaiters(await peopleAround(call, reached), header, row);
}

/** Says that nothing more is waited for in a thread; opened again it waits for those whom it waited for. */
export const resolveThread: Implementation<typeof talkProcedures.resolveThread> = async (call) => {
  const { services, scope, input } = call;
  const reached = await reachToAdd(call, input.ID, 'resolver hilos');
  const row = await threadOf(call, reached.header, input.ID_HILO);
  if (input.RESUELTO && row.APROBACION?.RESPUESTA === 'PEDIDA' && scope.importers)
    throw refusal('rejected', {
      summary: 'Se espera su respuesta: apruebe el documento o diga por qué no.',
    });
  const ESPERA = input.RESUELTO ? row.ESPERA : await waitersAgain(call, reached, row);
  const writes: Write[] = [
    {
      kind: 'update',
      table: TABLE,
      key: threadKey(scope, input.ID, row.ID_HILO),
      set: {
        RESUELTO: input.RESUELTO ? '1' : '0',
        RESUELTO_POR: input.RESUELTO ? scope.login : '',
        ESPERA,
        CAMBIOS: (row.CAMBIOS ?? 0) + 1,
      },
      when: asRead(row),
    },
    ...askedWrites(call, input.ID, row.ID_HILO, waitersOf(row), input.RESUELTO ? [] : ESPERA),
  ];
  try {
    await services.database.write(...writes);
  } catch (error) {
    if (error instanceof ConditionLost) throw refusal('document.stale', { user: 'Otra persona' });
    throw error;
  }
  return { RESULTADO: '1' };
};
