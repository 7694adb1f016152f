import { sha256 } from '../runtime/digest.ts';
import type { ExchangeRecord, StoredObject } from '../../shared/transmission/procedures.ts';
import { jobScope, type TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import type { Exchanged } from './gateways/gateway.ts';
import type { TransmissionRow } from './rows.ts';

export const EVIDENCE = 'evidence';

/** Keeps bytes in the bucket whose objects cannot be changed, and says by what they are found and known again. */
export async function keepEvidence(
  services: Services,
  scope: TenantScope,
  name: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<StoredObject> {
  const version = await services.files.putOnce(scope, EVIDENCE, name, bytes, contentType);
  return {
    NOMBRE: name,
    SHA256: sha256(bytes),
    BYTES: bytes.byteLength,
    ...(version === undefined ? {} : { VERSION_OBJETO: version }),
  };
}

/** The very bytes that were kept; undefined when there are none. Whoever believes them compares their hash. */
export const evidenceOf = (
  { files }: Services,
  scope: TenantScope,
  { NOMBRE, VERSION_OBJETO }: StoredObject,
): Promise<Uint8Array | undefined> => files.get(scope, EVIDENCE, NOMBRE, VERSION_OBJETO);

/** Keeps one exchange as it happened, in the bucket whose objects cannot be changed, before its outcome is recorded. */
export async function archive(
  services: Services,
  head: TransmissionRow,
  exchanged: Exchanged,
  quarantine: boolean,
): Promise<ExchangeRecord> {
  const folder = `transmissions/${head.id}/${services.id('int')}`;
  const { response, fingerprint, left } = exchanged.wire;
  const scope = jobScope(head.company, head.country);
  const keep = (name: string, bytes: Uint8Array): Promise<StoredObject> =>
    keepEvidence(services, scope, `${folder}/${name}`, bytes, 'application/xml');
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
