import { CHANNELS, noFacts, type Part, type ResultFacts } from '../../../../shared/transmission/facts.ts';
import { operations, type Operation } from '../../../../shared/transmission/operations.ts';
import { processMessage, type Credentials } from '../../../../shared/transmission/processMessage.ts';
import type { Problem } from '../../../../shared/foundation/rules/problem.ts';
import { child, childText, type XmlNode } from '../../../../shared/foundation/xml/readXml.ts';
import { answersIn, decided } from '../answers.ts';
import type { Asked, SealedMessage } from '../gateway.ts';
import { codes, faultCodes } from './codes.ts';
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

/** What an answer of the service proves. */
export const { readAnswer, readFinding, readParts, readStatus } = answersIn({ codes, faultCodes, readFacts });

/** What fits into the square of the print, and is read there by a telephone. */
const LONGEST_CODE = 240;

function readFacts(body: XmlNode, operation: Operation): ResultFacts {
  const channel = childText(body, 'canal').toUpperCase();
  const total = childText(body, 'totalLiquidado');
  const code = childText(body, 'codigoQr');
  const facts: ResultFacts = {
    ...noFacts,
    NUMERO: childText(body, 'numeroDeclaracion').replaceAll('-', '').toUpperCase(),
    FIRMA: childText(body, 'firma'),
    QR: code.length <= LONGEST_CODE ? code : '',
    FECHA: childText(body, 'fechaAceptacion'),
    CANAL: isOneOf(CHANNELS, channel) ? channel : '',
    LIQUIDACION: /^\d{1,15}(\.\d{1,2})?$/.test(total) ? total : '',
    CODIGO: childText(body, 'codigo'),
    MENSAJE: childText(body, 'mensaje'),
    PROBLEMAS: body.children.filter((each) => each.name === 'error').map(readProblem),
  };
  return { ...facts, FALTAN: missing(body, facts, operation) };
}

/** An answer that names the code and leaves it blank gives it later; one that does not name it gives none. */
function missing(body: XmlNode, facts: ResultFacts, operation: Operation): Part[] {
  if (operation === 'CANAL') return decided(facts.CANAL) ? [] : ['CANAL'];
  if (operation !== 'R' && operation !== 'M') return [];
  const codeLater = child(body, 'codigoQr') !== undefined && childText(body, 'codigoQr') === '';
  return [...(facts.FIRMA === '' ? (['FIRMA'] as const) : []), ...(codeLater ? (['QR'] as const) : [])];
}

/** The authority's objection as a problem, so that it links to the field it names. */
const readProblem = (node: XmlNode): Problem => ({
  code: `SAT.${childText(node, 'codigo')}`,
  path: childText(node, 'ruta'),
  message: childText(node, 'mensaje') || `SAT objeta el código ${childText(node, 'codigo')} sin explicación.`,
  severity: 'error',
});
