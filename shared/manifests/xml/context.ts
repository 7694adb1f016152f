import type { AnyRecord } from '../../foundation/fields/dataSet.ts';
import type { ManifestBody } from '../dataSets.ts';
import { sentWeights } from './weights.ts';

/** What the rules of the message ask besides the record at hand. */
export interface ManifestXmlContext {
  /** Titles of the manifest, as the authority counts them. */
  titles: string;
  /** Weights that are not sent rounded by themselves (`sentWeights`). */
  weights: ReadonlyMap<AnyRecord, string>;
}

const contexts = new WeakMap<ManifestBody, ManifestXmlContext>();

/** Context of a manifest's message; the same object for the same body, so that what hangs on it is kept. */
export function xmlContext(body: ManifestBody): ManifestXmlContext {
  const known = contexts.get(body) ?? contextOf(body);
  contexts.set(body, known);
  return known;
}

function contextOf(body: ManifestBody): ManifestXmlContext {
  let weights: ReadonlyMap<AnyRecord, string> | undefined;
  return {
    titles: String(body.TITULOS.length),
    // When a weight is written, whose failure is its group's alone.
    get weights() {
      return (weights ??= sentWeights(body));
    },
  };
}
