import type { CertificationBody } from '../../shared/cafta/dataSets.ts';
import { caftaDefinition } from '../../shared/cafta/definition.ts';
import { certificationMark } from '../../shared/cafta/marks.ts';
import { findMarked } from '../runtime/documents/findMarked.ts';
import { storeOf } from '../runtime/documents/implementations.ts';
import type { DocumentStore } from '../runtime/documents/store.ts';
import type { Call } from '../runtime/executor.ts';

type Asking = Pick<Call<unknown>, 'services' | 'scope'>;

export const certificationsOf = (call: Asking): DocumentStore<CertificationBody> =>
  storeOf(caftaDefinition, call);

/** A certification that the company keeps. */
export interface KeptCertification {
  id: string;
  state: string;
  body: CertificationBody;
}

/** The certifications of numbers that a declaration names, by number: of several the one that is in force. */
export async function certificationsNumbered(
  call: Asking,
  numbers: readonly string[],
): Promise<Map<string, KeptCertification>> {
  const store = certificationsOf(call);
  const marked = new Map(numbers.map((each) => [each, certificationMark(each)]));
  const found = await findMarked(
    store,
    [...marked.values()].filter((each) => each !== undefined),
  );
  const rank = ['EMITIDA', 'BORRADOR', 'ANULADA'];
  const kept = await Promise.all(
    [...marked].map(async ([number, mark]): Promise<[string, KeptCertification][]> => {
      const headers = (mark === undefined ? undefined : found.get(mark)) ?? [];
      const [header] = headers.toSorted((a, b) => rank.indexOf(a.ESTADO) - rank.indexOf(b.ESTADO));
      if (!header) return [];
      const { body } = await store.content(header.ID, header.VERSION);
      return [[number, { id: header.ID, state: header.ESTADO, body }]];
    }),
  );
  return new Map(kept.flat());
}
