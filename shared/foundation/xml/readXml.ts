import { SaxesParser } from 'saxes';

/** Element of an answer: names without their prefix, text with its CDATA. */
export interface XmlNode {
  name: string;
  text: string;
  children: XmlNode[];
}

export type XmlReading = { kind: 'tree'; root: XmlNode } | { kind: 'not-xml' | 'hostile' | 'unreadable' };

/** Largest answer that is read (fault row 29). */
const ANSWER = { bytes: 5 * 1024 * 1024, elements: 100_000, references: 20_000 };
const MAX_DEPTH = 64;
/** Of one element: an envelope declares its few name spaces and no more. */
const MAX_ATTRIBUTES = 64;

class Hostile extends Error {}

/**
 * Reads an authority's answer defensively: no document type, bounded size, depth, elements, attributes and references
 * (fault rows 28 and 29). Wrong encoding declarations, byte order marks, CDATA and other prefixes read alike.
 */
export function readXml(bytes: Uint8Array, limits: Partial<typeof ANSWER> = {}): XmlReading {
  const most = { ...ANSWER, ...limits };
  if (bytes.length > most.bytes) return { kind: 'hostile' };
  const text = decode(bytes).trimStart();
  if (
    text === '' ||
    !text.startsWith('<') ||
    /^(<!--.*?-->\s*)?<(!doctype\s+html|html)/is.test(text.slice(0, 2000))
  ) {
    return { kind: 'not-xml' };
  }
  if (/<!(doctype|entity)/i.test(text)) return { kind: 'hostile' };
  if (countOf(text, '&') > most.references) return { kind: 'hostile' };
  try {
    return { kind: 'tree', root: parse(text, most.elements) };
  } catch (error) {
    return { kind: error instanceof Hostile ? 'hostile' : 'unreadable' };
  }
}

function parse(text: string, mostElements: number): XmlNode {
  const document: XmlNode = { name: '', text: '', children: [] };
  const open: XmlNode[] = [document];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  let attributes = 0;
  // Counted as they come: all of a flood would be held before the element is told.
  parser.on('opentagstart', () => void (attributes = 0));
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new Hostile();
  });
  parser.on('opentag', (tag) => {
    const node: XmlNode = { name: tag.local, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
    elements += 1;
    if (open.length > MAX_DEPTH || elements > mostElements) throw new Hostile();
  });
  parser.on('closetag', () => void open.pop());
  const append = (part: string): void => {
    const node = open.at(-1);
    if (node) node.text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.write(text).close();
  const [root] = document.children;
  if (!root) throw new Error('No root element');
  return root;
}

/** UTF-8 when the bytes are that, whatever they declare; UTF-16 by its mark; else the Latin of old servers. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((each) => each.name === name);

export const childText = (node: XmlNode | undefined, name: string): string =>
  child(node, name)?.text.trim() ?? '';

/** First element inside the SOAP body; undefined when this is no envelope. */
export const soapBody = (root: XmlNode): XmlNode | undefined =>
  root.name === 'Envelope' ? child(root, 'Body')?.children[0] : undefined;
