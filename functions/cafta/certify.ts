import type { caftaProcedures, Certificate } from '../../shared/cafta/procedures.ts';
import { sealedText } from '../../shared/cafta/sealedText.ts';
import { receiverOf } from '../../shared/transmission/certifiers.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { handOver } from '../transmission/handOver.ts';
import { headsOfDocument } from '../transmission/outcomeOf.ts';
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

/** Hands the issued version over to the company's certifier: signed and numbered once, whatever is lost on the way. */
export const certify: Implementation<typeof caftaProcedures.certify> = async (call) => {
  const { services, scope, input } = call;
  const store = certificationsOf(call);
  const { header, body } = await store.open(input.ID);
  if (header.ESTADO !== 'EMITIDA') throw store.stateRefusal(header, 'certificarse');
  if (header.LOCK !== input.LOCK) throw await store.staleRefusal(header, input.LOCK);
  const { name: door } = await certifierOf(call);
  const { id } = await handOver(services, scope, {
    kind: 'cafta',
    documentId: header.ID,
    key: referenceOf(header.ID, body.CERTIFICACION.NUMERO_CERTIFICACION),
    version: header.VERSION,
    operation: 'CERTIFICA',
    sealed: Buffer.from(sealedText(body, header.VERSION), 'utf8'),
    listener: '',
    door,
    extraWrites: [],
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
    .toSorted((a, b) => b.version - a.version)
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
