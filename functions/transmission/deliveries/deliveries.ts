import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { Deliveries } from '../../../shared/transmission/deliveries/procedures.ts';
import { deliverySentence } from '../../../shared/transmission/deliveries/states.ts';
import type { transmissionProcedures } from '../../../shared/transmission/procedures.ts';
import type { Implementation } from '../../runtime/executor.ts';
import type { Services } from '../../runtime/services.ts';
import { EVIDENCE } from '../archive.ts';
import { documentOf } from '../documentOf.ts';
import type { DocumentOf } from '../lookups/rows.ts';
import { SERVICES } from '../outside/rows.ts';
import { deliveriesOf, dueOf, receivedOf, type DeliveryRow, type ReceivedRow } from './rows.ts';

/** Files of one document that are shown. */
const SHOWN = 500;

/** How the files of a document stand at the authority, and what it left of them. */
export async function deliveriesOfDocument(
  { database }: Pick<Services, 'database'>,
  document: DocumentOf,
): Promise<Deliveries> {
  const [sent, received] = await Promise.all([
    database.query<DeliveryRow>(SERVICES, { pk: deliveriesOf(document), limit: SHOWN }),
    database.query<ReceivedRow>(SERVICES, { pk: receivedOf(document), limit: SHOWN }),
  ]);
  return {
    ENTREGAS: sent.map((row) => ({
      NOMBRE: String(row.sk),
      BYTES: row.bytes,
      SHA256: row.sha256,
      ESTADO: row.state,
      FRASE: deliverySentence({ state: row.state, at: row.at, reason: row.reason, next: dueOf(row) }),
    })),
    RECIBIDOS: received
      .map((row) => ({
        NOMBRE: row.name,
        BYTES: row.bytes,
        SHA256: String(row.sk),
        RECIBIDO: new Date(row.at).toISOString(),
      }))
      .toSorted((a, b) => (a.RECIBIDO < b.RECIBIDO ? 1 : -1)),
  };
}

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
  return { ENLACE: await services.files.link(scope, EVIDENCE, row.object, row.name) };
};
