import type { CertificationBody } from '../../shared/cafta/dataSets.ts';
import type { caftaProcedures, Certificate } from '../../shared/cafta/procedures.ts';
import { sealedText } from '../../shared/cafta/sealedText.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import { ConditionLost, type Write } from '../runtime/database.ts';
import type { HeaderRow } from '../runtime/documents/rows.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { handOver, type HandOver } from '../transmission/handOver.ts';
import { headsOfDocument } from '../transmission/outcomeOf.ts';
import { laneKey, TABLE, type LaneRow } from '../transmission/rows.ts';
import { summaryOf } from '../transmission/summary.ts';
import { certificationsOf } from './certifications.ts';
import { certifierOf } from './certifier.ts';

/** Letters of a number that stand in the reference. */
const ASIDE = /[^A-Z0-9-]/g;
const LONGEST = 40;
const OF_ID = 8;

/**
 * Name of a document at the certifier, by which it is found again whatever becomes of an answer: the number that people
 * know, after letters of its own, since a number that was annulled may be another document's.
 */
const referenceOf = (id: string, number: string): string =>
  `${id.slice(-OF_ID).toUpperCase()}-${number.toUpperCase().replace(ASIDE, '').slice(-LONGEST)}`;

/** What a certification is to its certifier. */
export const certifierIdentity = (
  { ID }: Pick<HeaderRow, 'ID'>,
  { CERTIFICACION }: CertificationBody,
): Pick<HandOver, 'kind' | 'key'> => ({
  kind: 'cafta',
  key: referenceOf(ID, CERTIFICACION.NUMERO_CERTIFICACION),
});

type Free = (
  asking: Pick<Call<unknown>, 'services' | 'scope'>,
  identity: Pick<HandOver, 'kind' | 'key'>,
) => Promise<Extract<Write, { kind: 'check' }>>;

/** Holds while no certifier was handed it, or the last one refused it. */
export const withNoCertifier: Free = async ({ scope }, identity) => ({
  kind: 'check',
  table: TABLE,
  key: laneKey(scope, identity),
  when: { missingOrBelow: { taken: 1 } },
});

/** Holds while no certifier is to sign it: none was handed it, or what became of that is known. */
export const withNoneUnderWay: Free = async ({ services, scope }, identity) => {
  const key = laneKey(scope, identity);
  const lane = await services.database.get<LaneRow>(TABLE, key);
  return { kind: 'check', table: TABLE, key, when: lane ? { equals: { running: '' } } : { absent: true } };
};

/** Holds while the document is what was sealed; who was faster is named. */
const asSealed = (store: DocumentStore<CertificationBody>, { ID, ...seen }: HeaderRow): Write => ({
  kind: 'check',
  table: store.table,
  key: store.headerKey(ID),
  when: { equals: { ESTADO: seen.ESTADO, LOCK: seen.LOCK, VERSION: seen.VERSION } },
  lost: async () => {
    const now = await store.header(ID);
    return now.ESTADO === seen.ESTADO
      ? store.staleRefusal(now, seen.LOCK)
      : store.stateRefusal(now, 'certificarse');
  },
});

/** Hands the issued version over to the company's certifier: signed and numbered once, whatever is lost on the way. */
export const certify: Implementation<typeof caftaProcedures.certify> = async (call) => {
  const { services, scope, input } = call;
  const store = certificationsOf(call);
  const { header, body } = await store.open(input.ID);
  if (header.ESTADO !== 'EMITIDA') throw store.stateRefusal(header, 'certificarse');
  if (header.LOCK !== input.LOCK) throw await store.staleRefusal(header, input.LOCK);
  const { name: door } = await certifierOf(call);
  const { id } = await handOver(services, scope, {
    ...certifierIdentity(header, body),
    documentId: header.ID,
    version: header.VERSION,
    operation: 'CERTIFICA',
    sealed: Buffer.from(sealedText(body, header.VERSION), 'utf8'),
    listener: '',
    door,
    // Whoever takes it back to a draft while it is sealed keeps it from being handed over.
    extraWrites: [asSealed(store, header)],
  }).catch(async (error: unknown) => {
    throw error instanceof ConditionLost ? await error.reason() : error;
  });
  return { ID_TRANSMISION: id };
};

/** Everything that certifiers said of a document, newest first. */
export async function certificatesOf(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  documentId: string,
): Promise<Certificate[]> {
  const heads = await headsOfDocument(services, scope, documentId);
  return heads
    .toSorted((a, b) => b.version - a.version || Date.parse(b.created) - Date.parse(a.created))
    .map((head) => {
      const { ESTADO, ETIQUETA, TONO, ICONO, SABEMOS } = summaryOf(head);
      const { NUMERO, FIRMA, FECHA, PROBLEMAS } = head.facts;
      return {
        ID_TRANSMISION: head.id,
        VERSION: head.version,
        CERTIFICADOR: receiverOf(head),
        ...{ ESTADO, ETIQUETA, TONO, ICONO, SABEMOS, NUMERO, FIRMA, FECHA },
        OBJECIONES: PROBLEMAS.map(({ message }) => message),
      };
    });
}

export const certificates: Implementation<typeof caftaProcedures.certificates> = async (call) => {
  await certificationsOf(call).header(call.input.ID);
  return certificatesOf(call, call.input.ID);
};
