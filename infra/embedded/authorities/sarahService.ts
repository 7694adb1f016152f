import { createHash } from 'node:crypto';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { escapeXml } from '../../../shared/foundation/xml/escapeXml.ts';
import { child, childText, readXml, soapBody, type XmlNode } from '../../../shared/foundation/xml/readXml.ts';
import {
  SARAH_NAMESPACE,
  SARAH_OPERATIONS,
  XML_HEAD,
  type ManifestOperation,
  type SarahOperation,
} from '../../../shared/transmission/sarah/envelopes.ts';
import type { Ledger } from './ledger.ts';
import type { Answer, Objection, PracticeAuthority, PracticeOperation } from './practiceAuthority.ts';
import type { Served } from './satService.ts';
import { sarahLiquidation } from './sarahLiquidation.ts';
import { scripts } from './scripts.ts';

/** What the practice SARAH objects to when it is told to reject. */
export const SARAH_OBJECTIONS: readonly Objection[] = [
  {
    codigo: '2001',
    ruta: 'DETALLE_MERCANCIAS[0].VALOR_FOB',
    mensaje: 'El valor FOB del ítem no corresponde a la factura presentada.',
  },
  { codigo: '2002', ruta: '', mensaje: 'El régimen no admite la modalidad declarada.' },
];

const PRACTISED: Record<SarahOperation, PracticeOperation> = {
  ProcesaDeclaracion: 'ProcesaDeclaracion',
  SolicitaCanal: 'SolicitaCanal',
  ConsultaDeclaracion: 'ConsultaPorOrden',
  RecuperaCanal: 'RecuperaSelectivo',
  VerificaSarahActivo: 'EstadoServicio',
};

/** A declaration of ten thousand items with everything it may say. */
export const REQUEST = { bytes: 64 * 1024 * 1024, elements: 2_000_000 };

/** The practice SARAH: SOAP text in, SOAP text out. What it is asked is read from the text, its hash from the bytes. */
export const sarahService =
  (sarah: PracticeAuthority, ledger: Ledger, now: () => Date) =>
  (text: string): Served => {
    const reading = readXml(Buffer.from(text, 'utf8'), REQUEST);
    const body = reading.kind === 'tree' ? soapBody(reading.root) : undefined;
    const operation = SARAH_OPERATIONS.find((each) => each === body?.name);
    if (reading.kind !== 'tree' || !body || !operation) return { script: scripts.schema, text: '' };
    const name = child(child(reading.root, 'Header'), 'mensaje');
    const content = inside(text, operation === 'SolicitaCanal' ? 'solicitud' : 'datosDeclaracion');
    const declaration = child(body, 'datosDeclaracion')?.children[0];
    const bytes = sealedBytes(content, childText(name, 'huella'));
    const base64 = Buffer.from(bytes).toString('base64');
    const answer = sarah.call(PRACTISED[operation], {
      usuario: childText(body, 'usuario'),
      clave: childText(body, 'clave'),
      huella: childText(name, 'huella') || childText(body, 'huella'),
      version: childText(name, 'version'),
      operacion: childText(child(declaration, 'caratula'), 'operacion') || childText(body, 'operacion'),
      numeroOrden: numberIn(body, declaration, ledger),
      declaracion: base64,
      solicitud: base64,
    });
    return { script: answer.script, text: answerText(operation, answer, declaration, localDateTime(now())) };
  };

/** The declarant's own number; a channel is asked for by SARAH's id alone. */
function numberIn(body: XmlNode, declaration: XmlNode | undefined, ledger: Ledger): string {
  const declared = childText(child(declaration, 'caratula'), 'numeroOrden') || childText(body, 'numeroOrden');
  return declared || ledger.keyOf(childText(child(child(body, 'solicitud'), 'SOL-CAN'), 'idSarah'));
}

/** What stands in an element, letter by letter as it came. */
export function inside(text: string, name: string): string {
  const from = text.indexOf('>', text.indexOf(`<${name} `)) + 1;
  const to = text.lastIndexOf(`</${name}>`);
  return from > 0 && to > from ? text.slice(from, to) : '';
}

/** Bytes as they were sealed: the head of the document stays outside the envelope. */
export function sealedBytes(content: string, hash: string): Uint8Array {
  const plain = Buffer.from(content, 'utf8');
  const sameAs = (bytes: Uint8Array): boolean => createHash('sha256').update(bytes).digest('hex') === hash;
  return sameAs(plain) ? plain : Buffer.from(`${XML_HEAD}${content}`, 'utf8');
}

/** The answer in SARAH's words; whoever validates, registers or modifies is told what is owed. */
export function answerText(
  operation: SarahOperation | ManifestOperation,
  { script, fields }: Answer,
  declaration: XmlNode | undefined,
  moment: string,
): string {
  const { numeroDeclaracion, fechaAceptacion, canal, error, codigo, mensaje, numeroOrden, huella } = fields;
  const settles = declaration !== undefined && codigo === '00';
  const number = String(numeroDeclaracion ?? numeroOrden ?? '');
  const higher = script.reply.kind === 'result' && script.reply.higher === true;
  const content =
    elements({ codigo, mensaje, numeroOrden, huella }) +
    elements({ idSarah: numeroDeclaracion, fechaRegistro: fechaAceptacion, canal }) +
    (settles ? sarahLiquidation(declaration, String(fechaAceptacion ?? moment), number, higher) : '') +
    ((error ?? []) as Objection[]).map((each) => `<error>${elements({ ...each })}</error>`).join('');
  return (
    '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"' +
    ` xmlns:tns="${SARAH_NAMESPACE}"><soap:Body>` +
    `<tns:${operation}Response>${content}</tns:${operation}Response></soap:Body></soap:Envelope>`
  );
}

const elements = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');
