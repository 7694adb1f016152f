import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { transmissionProcedures } from '../../../shared/transmission/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import { EVIDENCE } from '../archive.ts';
import { documentOf } from '../documentOf.ts';
import { SERVICES } from '../outside/rows.ts';
import { deliveriesOfDocument } from './ofDocument.ts';
import { receivedOf, type ReceivedRow } from './rows.ts';

export const deliveries: Implementation<typeof transmissionProcedures.deliveries> = async (call) =>
  deliveriesOfDocument(call.services, await documentOf(call, 'read'));

/** Link of one minute to a file that the authority left. */
export const receivedLink: Implementation<typeof transmissionProcedures.receivedLink> = async (call) => {
  const { services, scope, input } = call;
  const pk = receivedOf(await documentOf(call, 'read'));
  const row = /^[0-9a-f]{64}$/.test(input.SHA256)
    ? await services.database.get<ReceivedRow>(SERVICES, { pk, sk: input.SHA256 })
    : undefined;
  if (!row) throw refusal('not-found', { what: 'ningún archivo de la autoridad' });
  services.log.info('link.issued', { module: 'transmission', company: scope.company, id: input.DOCUMENTO });
  return {
    ENLACE: await services.files.link(scope, EVIDENCE, row.object, row.name, 'attachment', row.objectVersion),
  };
};
