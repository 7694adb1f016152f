import { escapeXml } from '../foundation/xml/escapeXml.ts';
import { gtSatNamespace } from './wsdl/gtSat.ts';

const attributes =
  'xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"  ' +
  `xmlns:tns="${gtSatNamespace}"`;

/**
 * An operation of the transmission service in its SOAP 1.1 envelope, byte for byte as the transmission's client library
 * writes it from the service's description (a test holds both together). For who wants to see or to file it.
 */
export function soapEnvelope(operation: string, args: Readonly<Record<string, string>>): string {
  const content = Object.entries(args)
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join('');
  return (
    `<?xml version="1.0" encoding="utf-8"?><soap:Envelope ${attributes}><soap:Body>` +
    `<${operation} xmlns="${gtSatNamespace}">${content}</${operation}></soap:Body></soap:Envelope>`
  );
}

const escaped = (text: string): string => escapeXml(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;');
