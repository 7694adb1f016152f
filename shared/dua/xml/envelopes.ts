import { escapeXml } from '../../foundation/xml/escapeXml.ts';
import type { Credentials } from '../../transmission/processMessage.ts';

/** Namespace of the service; the authority publishes none (domain 3.4), so it is a sample in one place. */
export const SARAH_NAMESPACE = 'urn:despacho:practica:hn:sarah';

const escaped = (text: string): string => escapeXml(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;');

const envelope = (operation: string, content: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
  `<${operation} xmlns="${SARAH_NAMESPACE}">${content}</${operation}></soap:Body></soap:Envelope>`;

const credentialsOf = ({ user, password }: Credentials): string =>
  `<usuario>${escaped(user)}</usuario><clave>${escaped(password)}</clave>`;

/** The declaration data without the line that begins an XML document: it goes inside another one. */
const withoutHead = (xml: string): string => xml.replace(/^<\?xml[^>]*\?>\s*/, '');

/**
 * The SOAP 1.1 envelope with the body ProcesaDeclaracion: user, password, declaration data (spec 7, transmission).
 * @param declaration bytes of `buildDuaXml`, UTF-8
 */
export const processDeclaration = (declaration: Uint8Array, credentials: Credentials): string =>
  envelope(
    'ProcesaDeclaracion',
    `${credentialsOf(credentials)}<datosDeclaracion xmlns="">${withoutHead(new TextDecoder().decode(declaration))}</datosDeclaracion>`,
  );

/** Whose channel is asked for: the declarant's RTN and the declaration's id at the authority. */
export interface ChannelQuestion {
  declarant: string;
  idSarah: string;
}

/** SolicitaCanal: the request for the selective channel, SOL-CAN inside the envelope (spec 7, transmission). */
export const requestChannelEnvelope = (question: ChannelQuestion, credentials: Credentials): string =>
  envelope(
    'SolicitaCanal',
    `${credentialsOf(credentials)}<solicitud xmlns="">${channelQuestion(question)}</solicitud>`,
  );

/** The plain SOL-CAN. */
export const channelQuestion = ({ declarant, idSarah }: ChannelQuestion): string =>
  `<SOL-CAN><idDeclarante>${escaped(declarant)}</idDeclarante><idSarah>${escaped(idSarah)}</idSarah></SOL-CAN>`;
