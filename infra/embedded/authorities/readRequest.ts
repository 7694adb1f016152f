import { createHash } from 'node:crypto';
import { child, childText, readXml, soapBody, type XmlNode } from '../../../shared/foundation/xml/readXml.ts';
import { XML_HEAD } from '../../../shared/transmission/sarah/envelopes.ts';

/** A declaration of ten thousand items with everything it may say. */
const REQUEST = { bytes: 64 * 1024 * 1024, elements: 2_000_000 };

/** A request to a service of SARAH's family, read as far as all of them are alike. */
export interface SarahRequest {
  /** The element of the operation. */
  body: XmlNode;
  /** Who asks, and which message of which version it is, as the practice authority wants to be called. */
  asked: Record<'usuario' | 'clave' | 'huella' | 'version', string>;
  /** Bytes that were sealed, in base64, of what stands in an element of the body. */
  sealed(element: string): string;
}

/** A request as it was read; nothing when its text is no such message. */
export function readRequest(text: string): SarahRequest | undefined {
  const reading = readXml(Buffer.from(text, 'utf8'), REQUEST);
  const body = reading.kind === 'tree' ? soapBody(reading.root) : undefined;
  if (reading.kind !== 'tree' || !body) return undefined;
  const name = child(child(reading.root, 'Header'), 'mensaje');
  const hash = childText(name, 'huella');
  return {
    body,
    asked: {
      usuario: childText(body, 'usuario'),
      clave: childText(body, 'clave'),
      huella: hash || childText(body, 'huella'),
      version: childText(name, 'version'),
    },
    sealed: (element) => Buffer.from(sealedBytes(inside(text, element), hash)).toString('base64'),
  };
}

/** What stands in an element, letter by letter as it came. */
function inside(text: string, name: string): string {
  const from = text.indexOf('>', text.indexOf(`<${name} `)) + 1;
  const to = text.lastIndexOf(`</${name}>`);
  return from > 0 && to > from ? text.slice(from, to) : '';
}

/** Bytes as they were sealed: the head of the document stays outside the envelope. */
function sealedBytes(content: string, hash: string): Uint8Array {
  const plain = Buffer.from(content, 'utf8');
  const sameAs = (bytes: Uint8Array): boolean => createHash('sha256').update(bytes).digest('hex') === hash;
  return sameAs(plain) ? plain : Buffer.from(`${XML_HEAD}${content}`, 'utf8');
}
