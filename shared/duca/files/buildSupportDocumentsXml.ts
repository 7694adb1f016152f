import { plainOrderNumber } from '../../foundation/numbers/orderNumber.ts';
import { escapeXml } from '../../foundation/xml/escapeXml.ts';
import { Base64Encoder } from './base64.ts';
import type { SupportDocument } from './supportDocument.ts';

/** The company that declares, as the message names it. */
export interface Agency {
  taxId: string;
  name: string;
}

export interface SupportDocumentsMessage {
  agency: Agency;
  orderNumber: string;
  /** Lines of box 54 with a file, in their order. */
  documents: readonly SupportDocument[];
  /** Bytes of a line's file, in pieces of any size. */
  bytesOf: (document: SupportDocument) => AsyncIterable<Uint8Array>;
}

const encoder = new TextEncoder();

const element = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`;

/**
 * The supporting-documents message (spec 3, supporting document) in UTF-8, piece by piece: one file is in memory at a
 * time, and of it only the piece that is being written. The authority's own envelope is not published; the names of the
 * fields are the specification's, those around them ours. The order number goes without hyphens (spec 5, XML
 * generation).
 */
export async function* buildSupportDocumentsXml(
  message: SupportDocumentsMessage,
): AsyncGenerator<Uint8Array> {
  const { agency, orderNumber, documents, bytesOf } = message;
  yield encoder.encode(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<DOCUMENTOS_SOPORTE>',
      element('NIT_AGENCIA', agency.taxId),
      element('NOMBRE_AGENCIA', agency.name),
      element('NUMERO_ORDEN', plainOrderNumber(orderNumber)),
      '<DOCUMENTOS>',
    ].join(''),
  );
  for (const document of documents) {
    yield encoder.encode(
      [
        '<DOCUMENTO>',
        element('NOMBRE_ARCHIVO', document.NOMBRE_ARCHIVO),
        element('NOMBRE_ARCHIVO_SAT', document.NOMBRE_ARCHIVO_SAT),
        element('NUMERO_DOCUMENTO', document.NUMERO_DOCUMENTO),
        element('TIPO_DOCUMENTO', document.CODIGO_DOCUMENTO),
        '<ARCHIVO_BASE_64>',
      ].join(''),
    );
    const base64 = new Base64Encoder();
    for await (const piece of bytesOf(document)) yield base64.push(piece);
    yield base64.end();
    yield encoder.encode('</ARCHIVO_BASE_64></DOCUMENTO>');
  }
  yield encoder.encode('</DOCUMENTOS></DOCUMENTOS_SOPORTE>\n');
}
