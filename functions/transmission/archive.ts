import { createHash } from 'node:crypto';
import type { ExchangeRecord } from '../../shared/transmission/procedures.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { Exchanged } from './gateways/gateway.ts';
import type { TransmissionRow } from './rows.ts';

export const EVIDENCE = 'evidence';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Keeps one exchange as it happened, in the bucket whose objects cannot be changed, before its outcome is recorded. */
export async function archive(
  services: Services,
  head: TransmissionRow,
  exchanged: Exchanged,
  quarantine: boolean,
): Promise<ExchangeRecord> {
  const folder = `transmissions/${head.id}/${services.id('int')}`;
  const { response, fingerprint, left } = exchanged.wire;
  const keep = async (name: string, bytes: Uint8Array) => {
    const object = `${folder}/${name}`;
    await services.files.putOnce(
      jobScope(head.company, head.country),
      EVIDENCE,
      object,
      bytes,
      'application/xml',
    );
    return { NOMBRE: object, SHA256: sha256(bytes), BYTES: bytes.byteLength };
  };
  const SOLICITUD = await keep('solicitud.xml', Buffer.from(exchanged.request, 'utf8'));
  const RESPUESTA =
    response && (await keep(quarantine ? 'respuesta-en-cuarentena.bin' : 'respuesta.xml', response.bytes));
  return {
    OPERACION: exchanged.operation,
    INICIO: exchanged.startedAt.toISOString(),
    FIN: exchanged.endedAt.toISOString(),
    SALIO: left,
    ESTADO_HTTP: response?.status ?? 0,
    FECHA_AUTORIDAD: response?.date ?? '',
    HUELLA_TLS: fingerprint,
    SOLICITUD,
    ...(RESPUESTA ? { RESPUESTA } : {}),
    CUARENTENA: quarantine,
  };
}
