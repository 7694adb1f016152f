import type { Answer } from '../../../shared/transmission/classify.ts';
import type { ResultFacts } from '../../../shared/transmission/facts.ts';
import { operations, type Operation } from '../../../shared/transmission/operations.ts';
import { child, childText, readXml, soapBody, type XmlNode } from '../../../shared/foundation/xml/readXml.ts';
import type { Codes, FaultCodes } from './codes.ts';
import type { Asked, Finding } from './gateway.ts';

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

/** Whether a number has one such act at most that counts, so that its number tells which an answer is of. */
const isAlone = (operation: Operation): boolean => operation === 'CANAL' || operations[operation].harmless;

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
    const hash = childText(body, 'huella').toLowerCase();
    if (hash !== '' && hash !== asked.hash) return { kind: 'conflict' };
    // An act on the number, and not said which: nothing is proved.
    if (hash === '' && (kind === 'registered' || !isAlone(asked.operation)))
      return { kind: 'unclear', hostile: false };
    return { kind: kind === 'registered' ? 'found' : kind, facts: readFacts(body, asked.operation) };
  }

  /** Parts that an answer brings; none when it belongs to another declaration. */
  function readParts(bytes: Uint8Array, asked: Asked): Partial<ResultFacts> {
    const reading = readXml(bytes);
    const body = reading.kind === 'tree' ? soapBody(reading.root) : undefined;
    if (!body || childText(body, 'codigo') !== '00' || childText(body, 'numeroOrden') !== asked.key)
      return {};
    const hash = childText(body, 'huella').toLowerCase();
    // A rectification has a signature of its own, beside that of what it changes.
    if (hash === '' ? asked.operation === 'M' : hash !== asked.hash) return {};
    const facts = readFacts(body, asked.operation);
    return {
      ...(facts.FIRMA && { FIRMA: facts.FIRMA }),
      ...(facts.QR && { QR: facts.QR }),
      ...(decided(facts.CANAL) && { CANAL: facts.CANAL }),
    };
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
