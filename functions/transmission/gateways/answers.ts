import type { Answer } from '../../../shared/transmission/classify.ts';
import type { ResultFacts } from '../../../shared/transmission/facts.ts';
import type { Operation } from '../../../shared/transmission/operations.ts';
import { child, childText, readXml, soapBody, type XmlNode } from '../../../shared/foundation/xml/readXml.ts';
import type { Codes, FaultCodes } from './codes.ts';
import type { Asked, Brought, Finding } from './gateway.ts';

/**
 * How an authority answers: its codes, and where its elements say the facts. Every answer repeats `numeroOrden` or
 * `huella` of what it speaks of; what proves what is the same whoever answers.
 */
export interface Dialect {
  codes: Codes;
  faultCodes: FaultCodes;
  readFacts: (body: XmlNode, operation: Operation) => ResultFacts;
}

/** Whether a channel is one: pending is none yet. */
export const decided = (channel: string): boolean => channel !== '' && channel !== 'PENDIENTE';

/**
 * Of whose bytes an answer about our number speaks, by the hash that it repeats: ours, another's, of no other that there
 * could be, or nobody says. An operation code says it not: a second version is registered as the first one was, and an
 * authority that has the registration may answer so to whoever asks for its annulment.
 */
export function whoseHash(hash: string, asked: Asked): 'ours' | 'other' | 'alone' | 'unnamed' {
  if (hash !== '') return hash.toLowerCase() === asked.hash ? 'ours' : 'other';
  return asked.alone ? 'alone' : 'unnamed';
}

/**
 * What is taken of the parts that an answer holds (fault rows 26, 27): those of our own bytes. A signature of another act
 * of the number would be printed as this one's. Only of a channel the number says enough: a declaration has one, and one
 * request brings it.
 */
export function broughtOf(
  parts: Partial<ResultFacts>,
  said: { key: string; hash: string },
  asked: Asked,
): Brought {
  if (said.key !== asked.key) return { found: {}, notTaken: 'foreign' };
  const whose = whoseHash(said.hash, asked);
  if (whose === 'other') return { found: {}, notTaken: 'foreign' };
  const isNamed = whose !== 'unnamed' || asked.operation === 'CANAL' || Object.keys(parts).length === 0;
  return isNamed ? { found: parts } : { found: {}, notTaken: 'unnamed' };
}

const whoseIs = (body: XmlNode, asked: Asked) => whoseHash(childText(body, 'huella'), asked);

/** Readers of the answers in a dialect. */
export function answersIn({ codes, faultCodes, readFacts }: Dialect) {
  /** What an answer to a declaration or channel request says. */
  function readAnswer(bytes: Uint8Array, operation: Operation): Answer {
    const reading = readXml(bytes);
    if (reading.kind !== 'tree') return { kind: reading.kind };
    const body = soapBody(reading.root);
    if (!body) return { kind: 'unreadable' };
    if (body.name === 'Fault') {
      const code = faultCode(body);
      return { kind: 'fault', code, meaning: faultCodes[code] };
    }
    if (!body.name.endsWith('Response') || !child(body, 'codigo')) return { kind: 'unreadable' };
    return {
      kind: 'result',
      meaning: codes[childText(body, 'codigo')]?.sent,
      facts: readFacts(body, operation),
      key: childText(body, 'numeroOrden'),
      hash: childText(body, 'huella').toLowerCase(),
    };
  }

  /** What the query by order number says about our declaration. */
  function readFinding(bytes: Uint8Array, asked: Asked): Finding {
    const reading = readXml(bytes);
    if (reading.kind !== 'tree') return { kind: 'unclear', hostile: reading.kind === 'hostile' };
    const body = soapBody(reading.root);
    const kind = codes[childText(body, 'codigo')]?.asked;
    if (!body || body.name === 'Fault' || kind === undefined) return { kind: 'unclear', hostile: false };
    if (childText(body, 'numeroOrden') !== asked.key) return { kind: 'foreign' };
    if (kind === 'absent' || kind === 'processing' || kind === 'conflict') return { kind };
    const whose = whoseIs(body, asked);
    if (whose === 'other') return { kind: 'conflict' };
    // That a number is registered proves nothing without whose bytes, also where they should be ours.
    if (whose === 'unnamed' || (whose === 'alone' && kind === 'registered')) return { kind: 'unnamed' };
    return { kind: kind === 'refused' ? kind : 'found', facts: readFacts(body, asked.operation) };
  }

  /** Parts that an answer brings; none when it belongs to another declaration or another act of it. */
  function readParts(bytes: Uint8Array, asked: Asked): Brought {
    const reading = readXml(bytes);
    const body = reading.kind === 'tree' ? soapBody(reading.root) : undefined;
    if (!body || childText(body, 'codigo') !== '00') return { found: {} };
    const facts = readFacts(body, asked.operation);
    const parts = {
      ...(facts.FIRMA && { FIRMA: facts.FIRMA }),
      ...(facts.QR && { QR: facts.QR }),
      ...(decided(facts.CANAL) && { CANAL: facts.CANAL }),
    };
    return broughtOf(parts, { key: childText(body, 'numeroOrden'), hash: childText(body, 'huella') }, asked);
  }

  return { readAnswer, readFinding, readParts, readStatus };
}

/** Whether the service says that it works. */
function readStatus(bytes: Uint8Array): boolean {
  const reading = readXml(bytes);
  return reading.kind === 'tree' && childText(soapBody(reading.root), 'codigo') === '00';
}

/** SOAP 1.1 and 1.2 codes without their prefix. */
function faultCode(fault: XmlNode): string {
  const code = childText(fault, 'faultcode') || childText(child(fault, 'Code'), 'Value');
  return code.slice(code.indexOf(':') + 1).slice(0, 100);
}
