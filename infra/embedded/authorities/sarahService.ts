import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { escapeXml } from '../../../shared/foundation/xml/escapeXml.ts';
import { child, childText, type XmlNode } from '../../../shared/foundation/xml/readXml.ts';
import {
  SARAH_NAMESPACE,
  SARAH_OPERATIONS,
  type ManifestOperation,
  type SarahOperation,
} from '../../../shared/transmission/sarah/envelopes.ts';
import type { Ledger } from './ledger.ts';
import type { Answer, Objection, PracticeAuthority, PracticeOperation } from './practiceAuthority.ts';
import { readRequest } from './readRequest.ts';
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

/** The practice SARAH: SOAP text in, SOAP text out. What it is asked is read from the text, its hash from the bytes. */
export const sarahService =
  (sarah: PracticeAuthority, ledger: Ledger, now: () => Date) =>
  (text: string): Served => {
    const request = readRequest(text);
    const operation = SARAH_OPERATIONS.find((each) => each === request?.body.name);
    if (!request || !operation) return { script: scripts.schema, text: '' };
    const { body, asked, sealed } = request;
    const declaration = child(body, 'datosDeclaracion')?.children[0];
    const base64 = sealed(operation === 'SolicitaCanal' ? 'solicitud' : 'datosDeclaracion');
    const answer = sarah.call(PRACTISED[operation], {
      ...asked,
      operacion: childText(child(declaration, 'caratula'), 'operacion') || childText(body, 'operacion'),
      numeroOrden: numberIn(body, declaration, ledger),
      declaracion: base64,
      solicitud: base64,
    });
    const settled = liquidationIn(answer, declaration, ledger, localDateTime(now()));
    return { script: answer.script, text: answerText(operation, answer, settled) };
  };

/**
 * The liquidation that an answer carries: whoever validates, registers or modifies is told what is owed, and whoever asks
 * for a declaration what was settled of it since.
 */
function liquidationIn(
  { script, fields }: Answer,
  declaration: XmlNode | undefined,
  ledger: Ledger,
  moment: string,
): string {
  const { numeroDeclaracion, fechaAceptacion, codigo, numeroOrden } = fields;
  const hash = String(fields['huella'] ?? '');
  if (!declaration) return codigo === '00' ? ledger.settlementOf(hash) : '';
  const { higher = false, omit } = script.reply.kind === 'result' ? script.reply : {};
  const settled = (raised: boolean): string =>
    sarahLiquidation(
      declaration,
      String(fechaAceptacion ?? moment),
      String(numeroDeclaracion ?? numeroOrden ?? ''),
      raised,
    );
  if (script.settlesLater && numeroDeclaracion !== undefined) ledger.settle(hash, settled(true));
  return codigo === '00' && omit !== 'liquidation' ? settled(higher) : '';
}

/** The declarant's own number; a channel is asked for by SARAH's id alone. */
function numberIn(body: XmlNode, declaration: XmlNode | undefined, ledger: Ledger): string {
  const declared = childText(child(declaration, 'caratula'), 'numeroOrden') || childText(body, 'numeroOrden');
  return declared || ledger.keyOf(childText(child(child(body, 'solicitud'), 'SOL-CAN'), 'idSarah'));
}

/** The answer in SARAH's words, with the liquidation that it carries. */
export function answerText(
  operation: SarahOperation | ManifestOperation,
  { fields }: Answer,
  liquidation: string,
): string {
  const { numeroDeclaracion, fechaAceptacion, canal, error, codigo, mensaje, numeroOrden, huella } = fields;
  const content =
    elements({ codigo, mensaje, numeroOrden, huella }) +
    elements({ idSarah: numeroDeclaracion, fechaRegistro: fechaAceptacion, canal }) +
    liquidation +
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
