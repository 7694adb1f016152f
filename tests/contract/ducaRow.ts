import type { Services } from '../../functions/runtime/services.ts';
import { companyKey } from '../../functions/runtime/keys.ts';

/** Header row of a DUCA in a state, as its module would have left it. */
export async function createDuca(
  services: Services,
  company: string,
  orderId: string,
  state: string,
): Promise<string> {
  const id = services.id('duc');
  await services.database.write({
    kind: 'put',
    table: 'duca',
    item: {
      pk: companyKey({ company }),
      sk: `H#${id}`,
      orderPk: companyKey({ company }, orderId),
      ID: id,
      ESTADO: state,
      VERSION: 1,
      LOCK: 1,
      ID_ORDEN: orderId,
      CREADO: '2026-11-20T09:00:00',
      CREADO_POR: 'ana',
      MODIFICADO: '2026-11-20T09:00:00',
      MODIFICADO_POR: 'ana',
      RESUMEN: { NO_ORDEN: '1236000001' },
      NUMERO_UNICO: '',
    },
  });
  return id;
}
