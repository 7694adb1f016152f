import { escapeXml } from '../../foundation/xml/escapeXml.ts';
import type { Credentials } from '../processMessage.ts';

/** Namespace of the service; the authority publishes none (domain 3.4), so it is a sample in one place. */
export const SARAH_NAMESPACE = 'urn:despacho:practica:hn:sarah';

/** What the service is asked for. Names besides the first two are ours: the authority publishes none. */
export const SARAH_OPERATIONS = [
  'ProcesaDeclaracion',
  'SolicitaCanal',
  'ConsultaDeclaracion',
  'RecuperaCanal',
  'VerificaSarahActivo',
] as const;
export type SarahOperation = (typeof SARAH_OPERATIONS)[number];

/** The service of manifests: each operation has an address of its own behind the prefix (spec 7, manifests). */
export const MANIFEST_PATHS = {
  ValidaManifiesto: '/honduras/manifiestos/validamanifiesto',
  PresentaManifiesto: '/honduras/manifiestos/presentamanifiesto',
  ObtenerManifiesto: '/honduras/manifiestos/obtenermanifiesto',
  VerificarSarahActivo: '/honduras/manifiestos/verificarsarahactivo',
} as const;
export type ManifestOperation = keyof typeof MANIFEST_PATHS;

/** First line of an XML document; a message goes inside another one without it. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const escaped = (text: string): string => escapeXml(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;');

const envelope = (operation: SarahOperation | ManifestOperation, content: string, header = ''): string =>
  '<?xml version="1.0" encoding="utf-8"?>' +
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">' +
  `${header === '' ? '' : `<soap:Header>${header}</soap:Header>`}<soap:Body>` +
  `<${operation} xmlns="${SARAH_NAMESPACE}">${content}</${operation}></soap:Body></soap:Envelope>`;

const elements = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join('');

const credentialsOf = ({ user, password }: Credentials): string =>
  elements({ usuario: user, clave: password });

/** What an answer repeats to say which message it speaks of; it stands in the header, so that the body is spec 7's. */
export interface MessageName {
  version: number;
  /** SHA-256 of the sealed bytes, hexadecimal. */
  hash: string;
}

const headerOf = (name: MessageName | undefined): string =>
  name === undefined
    ? ''
    : `<mensaje xmlns="${SARAH_NAMESPACE}">${elements({ version: String(name.version), huella: name.hash })}</mensaje>`;

const withoutHead = (xml: Uint8Array): string =>
  new TextDecoder().decode(xml).replace(/^<\?xml[^>]*\?>\s*/, '');

/**
 * The SOAP 1.1 envelope with the body ProcesaDeclaracion: user, password, declaration data (spec 7, transmission).
 * @param declaration bytes of the declaration data, UTF-8; inside they stand as they are
 */
export const processDeclaration = (
  declaration: Uint8Array,
  credentials: Credentials,
  name?: MessageName,
): string =>
  envelope(
    'ProcesaDeclaracion',
    `${credentialsOf(credentials)}<datosDeclaracion xmlns="">${withoutHead(declaration)}</datosDeclaracion>`,
    headerOf(name),
  );

/** SolicitaCanal: the request for the selective channel, SOL-CAN inside the envelope (spec 7, transmission). */
export const requestChannelEnvelope = (
  question: Uint8Array,
  credentials: Credentials,
  name?: MessageName,
): string =>
  envelope(
    'SolicitaCanal',
    `${credentialsOf(credentials)}<solicitud xmlns="">${withoutHead(question)}</solicitud>`,
    headerOf(name),
  );

/** Whose channel is asked for: the declarant's RTN and the declaration's id at the authority. */
export interface ChannelQuestion {
  declarant: string;
  idSarah: string;
}

/** The plain SOL-CAN. */
export const channelQuestion = ({ declarant, idSarah }: ChannelQuestion): string =>
  `${XML_HEAD}<SOL-CAN>${elements({ idDeclarante: declarant, idSarah })}</SOL-CAN>`;

/**
 * A manifest to be validated or presented: user, password and its data, in the form of the declarations, for the payloads
 * of these addresses are open (spec 7, manifests).
 * @param manifest bytes of its data, UTF-8; inside they stand as they are
 */
export const manifestEnvelope = (
  operation: 'ValidaManifiesto' | 'PresentaManifiesto',
  manifest: Uint8Array,
  credentials: Credentials,
  name?: MessageName,
): string =>
  envelope(
    operation,
    `${credentialsOf(credentials)}<datosManifiesto xmlns="">${withoutHead(manifest)}</datosManifiesto>`,
    headerOf(name),
  );

/** A question about a declaration or a manifest by the declarant's own number. */
export const questionEnvelope = (
  operation: 'ConsultaDeclaracion' | 'RecuperaCanal' | 'ObtenerManifiesto',
  question: Readonly<Record<string, string>>,
  credentials: Credentials,
): string => envelope(operation, credentialsOf(credentials) + elements(question));

/** Whether the service works (spec 7: verificarsarahactivo); asked without credentials. */
export const activeEnvelope = (
  operation: 'VerificaSarahActivo' | 'VerificarSarahActivo' = 'VerificaSarahActivo',
): string => envelope(operation, '');
