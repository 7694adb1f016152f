import type { Answer } from '../../../../shared/transmission/classify.ts';
import { CHANNELS, noFacts, type Part, type ResultFacts } from '../../../../shared/transmission/facts.ts';
import { operations, type Operation } from '../../../../shared/transmission/operations.ts';
import { processMessage, type Credentials } from '../../../../shared/transmission/processMessage.ts';
import type { Problem } from '../../../../shared/foundation/rules/problem.ts';
import type { Asked, Finding, SealedMessage } from '../gateway.ts';
import { child, childText, readXml, soapBody, type XmlNode } from '../readXml.ts';
import { codes, faultCodes } from './codes.ts';
import { create } from 'xmlbuilder2';
import { isOneOf } from '../../../../shared/foundation/oneOf.ts';

/**
 * Every message of the transmission service, written and read here and nowhere else. The real ones are not published
 * (domain 10): this file and `shared/transmission/wsdl/gtSat.ts` are what changes when they are.
 */
const who = ({ user, password }: Credentials): Record<string, string> => ({ usuario: user, clave: password });

/** The declaration's message, from the bytes that were sealed. */
export const declarationMessage = (
  message: SealedMessage,
  credentials: Credentials,
): Record<string, string> =>
  processMessage({ ...message, base64: Buffer.from(message.bytes).toString('base64') }, credentials);

/** What everything in the envelope of a declaration weighs besides the declaration, at most. */
const ENVELOPE_BYTES = 4096;

/** Bytes of the request that carries so many sealed ones: base 64 writes four letters for three bytes. */
export const declarationBytes = (sealed: number): number => Math.ceil(sealed / 3) * 4 + ENVELOPE_BYTES;

export const channelMessage = (message: SealedMessage, credentials: Credentials): Record<string, string> => ({
  ...who(credentials),
  numeroOrden: message.key,
  huella: message.hash,
  solicitud: Buffer.from(message.bytes).toString('base64'),
});

export const findMessage = (asked: Asked, credentials: Credentials): Record<string, string> => ({
  ...who(credentials),
  operacion: operations[asked.operation].code || asked.operation,
  numeroOrden: asked.key,
  huella: asked.hash,
});

export const partMessage = (asked: Asked, credentials: Credentials): Record<string, string> => ({
  ...who(credentials),
  numeroOrden: asked.key,
});

/**
 * SOL-CAN: the declarant and the declaration at the authority (spec 7, transmission). Values are letters and digits.
 */
export function channelRequestXml({
  key,
  declarant,
  number,
}: {
  key: string;
  declarant: string;
  number: string;
}): string {
  const plain = (text: string): string => text.replace(/[^A-Za-z0-9-]/g, '');
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      'SOL-CAN': {
        DECLARANTE: plain(declarant),
        NUMERO_ORDEN: plain(key),
        ID_DECLARACION: plain(number),
      },
    },
  ).end({ allowEmptyTags: true });
}

/** The request as evidence keeps and shows it: without the password. */
export const redact = (xml: string): string => xml.replace(/(<(?:\w+:)?clave>)[^<]*(<)/g, '$1***$2');

/** What an answer to a declaration or channel request says. */
export function readAnswer(bytes: Uint8Array, operation: Operation): Answer {
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
export function readFinding(bytes: Uint8Array, asked: Asked): Finding {
  const reading = readXml(bytes);
  if (reading.kind !== 'tree') return { kind: 'unclear', hostile: reading.kind === 'hostile' };
  const body = soapBody(reading.root);
  const kind = codes[childText(body, 'codigo')]?.asked;
  if (!body || body.name === 'Fault' || kind === undefined) return { kind: 'unclear', hostile: false };
  if (childText(body, 'numeroOrden') !== asked.key) return { kind: 'foreign' };
  if (kind === 'absent' || kind === 'processing' || kind === 'conflict') return { kind };
  const hash = childText(body, 'huella').toLowerCase();
  if (hash !== '' && hash !== asked.hash) return { kind: 'conflict' };
  if (kind !== 'registered') return { kind, facts: readFacts(body, asked.operation) };
  // Registered, and not said whose: nothing is proved.
  if (hash === '') return { kind: 'unclear', hostile: false };
  return { kind: 'found', facts: readFacts(body, asked.operation) };
}

/** Parts that an answer brings; none when it belongs to another declaration. */
export function readParts(bytes: Uint8Array, asked: Asked): Partial<ResultFacts> {
  const reading = readXml(bytes);
  const body = reading.kind === 'tree' ? soapBody(reading.root) : undefined;
  if (!body || childText(body, 'codigo') !== '00' || childText(body, 'numeroOrden') !== asked.key) return {};
  const facts = readFacts(body, asked.operation);
  return { ...(facts.FIRMA && { FIRMA: facts.FIRMA }), ...(decided(facts.CANAL) && { CANAL: facts.CANAL }) };
}

/** Whether the service says that it works. */
export function readStatus(bytes: Uint8Array): boolean {
  const reading = readXml(bytes);
  return reading.kind === 'tree' && childText(soapBody(reading.root), 'codigo') === '00';
}

function readFacts(body: XmlNode, operation: Operation): ResultFacts {
  const channel = childText(body, 'canal').toUpperCase();
  const total = childText(body, 'totalLiquidado');
  const facts: ResultFacts = {
    ...noFacts,
    NUMERO: childText(body, 'numeroDeclaracion').replaceAll('-', '').toUpperCase(),
    FIRMA: childText(body, 'firma'),
    FECHA: childText(body, 'fechaAceptacion'),
    CANAL: isOneOf(CHANNELS, channel) ? channel : '',
    LIQUIDACION: /^\d{1,15}(\.\d{1,2})?$/.test(total) ? total : '',
    CODIGO: childText(body, 'codigo'),
    MENSAJE: childText(body, 'mensaje'),
    PROBLEMAS: body.children.filter((each) => each.name === 'error').map(readProblem),
  };
  return { ...facts, FALTAN: missing(facts, operation) };
}

const decided = (channel: string): boolean => channel !== '' && channel !== 'PENDIENTE';

function missing(facts: ResultFacts, operation: Operation): Part[] {
  if (operation === 'CANAL') return decided(facts.CANAL) ? [] : ['CANAL'];
  return (operation === 'R' || operation === 'M') && facts.FIRMA === '' ? ['FIRMA'] : [];
}

/** The authority's objection as a problem, so that it links to the field it names. */
const readProblem = (node: XmlNode): Problem => ({
  code: `SAT.${childText(node, 'codigo')}`,
  path: childText(node, 'ruta'),
  message: childText(node, 'mensaje') || `SAT objeta el código ${childText(node, 'codigo')} sin explicación.`,
  severity: 'error',
});

/** SOAP 1.1 and 1.2 codes without their prefix. */
function faultCode(fault: XmlNode): string {
  const code = childText(fault, 'faultcode') || childText(child(fault, 'Code'), 'Value');
  return code.slice(code.indexOf(':') + 1).slice(0, 100);
}
