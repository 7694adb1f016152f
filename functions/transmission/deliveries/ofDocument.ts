import type { Deliveries } from '../../../shared/transmission/deliveries/result.ts';
import { deliverySentence } from '../../../shared/transmission/deliveries/states.ts';
import type { Services } from '../../runtime/services.ts';
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
