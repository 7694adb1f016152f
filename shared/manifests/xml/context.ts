import type { ManifestBody } from '../dataSets.ts';

/** What the rules of the message ask besides the record at hand. */
export interface ManifestXmlContext {
  /** Titles of the manifest, as the authority counts them. */
  titles: string;
}

const contexts = new WeakMap<ManifestBody, ManifestXmlContext>();

/** Context of a manifest's message; the same object for the same body, so that what hangs on it is kept. */
export function xmlContext(body: ManifestBody): ManifestXmlContext {
  const known = contexts.get(body) ?? { titles: String(body.TITULOS.length) };
  contexts.set(body, known);
  return known;
}
