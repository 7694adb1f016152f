/**
 * Transmission service of Guatemala's authority as this product speaks it. The authority publishes none (domain 10), so
 * this is a sample: replace it together with `functions/transmission/gateways/gt-sat/envelopes.ts`. Vendored, never
 * fetched at run time; the practice authority publishes the same text at `?wsdl`, with the address where it answers.
 */
export const gtSatNamespace = 'urn:sat:transmision:duca:1';

const element = (name: string, type = 'xsd:string', min = 0): string =>
  `<xsd:element name="${name}" type="${type}" minOccurs="${min}"/>`;

const message = (name: string, fields: string[]): string =>
  `<xsd:element name="${name}"><xsd:complexType><xsd:sequence>${fields.join('')}</xsd:sequence></xsd:complexType></xsd:element>`;

const credentials = [element('usuario', 'xsd:string', 1), element('clave', 'xsd:string', 1)];

/** Elements of every answer, in the order in which the description demands them. */
export const gtSatResult = [
  'codigo',
  'mensaje',
  'numeroOrden',
  'huella',
  'numeroDeclaracion',
  'fechaAceptacion',
  'firma',
  'codigoQr',
  'canal',
  'totalLiquidado',
  'error',
] as const;

const error =
  '<xsd:element name="error" minOccurs="0" maxOccurs="unbounded"><xsd:complexType><xsd:sequence>' +
  `${element('codigo')}${element('ruta')}${element('mensaje')}</xsd:sequence></xsd:complexType></xsd:element>`;

const result = gtSatResult.map((name) => (name === 'error' ? error : element(name)));

const requests: Record<string, string[]> = {
  ProcesaDeclaracion: [
    ...credentials,
    element('operacion', 'xsd:string', 1),
    element('numeroOrden', 'xsd:string', 1),
    element('version', 'xsd:string', 1),
    element('huella', 'xsd:string', 1),
    element('declaracion', 'xsd:base64Binary', 1),
  ],
  SolicitaCanal: [
    ...credentials,
    element('numeroOrden', 'xsd:string', 1),
    element('huella', 'xsd:string', 1),
    element('solicitud', 'xsd:base64Binary', 1),
  ],
  ConsultaPorOrden: [
    ...credentials,
    element('operacion', 'xsd:string', 1),
    element('numeroOrden', 'xsd:string', 1),
    element('huella', 'xsd:string', 1),
  ],
  RecuperaFirma: [...credentials, element('numeroOrden', 'xsd:string', 1)],
  RecuperaQr: [...credentials, element('numeroOrden', 'xsd:string', 1)],
  RecuperaSelectivo: [...credentials, element('numeroOrden', 'xsd:string', 1)],
  EstadoServicio: [],
};

const names = Object.keys(requests);

export const gtSatWsdl = `<?xml version="1.0" encoding="UTF-8"?>
<wsdl:definitions name="TransmisionDuca" targetNamespace="${gtSatNamespace}" xmlns:tns="${gtSatNamespace}"
  xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<wsdl:types><xsd:schema targetNamespace="${gtSatNamespace}" elementFormDefault="qualified">
${names.map((name) => message(name, requests[name] ?? [])).join('\n')}
${names.map((name) => message(`${name}Response`, result)).join('\n')}
</xsd:schema></wsdl:types>
${names
  .flatMap((name) => [name, `${name}Response`])
  .map(
    (name) =>
      `<wsdl:message name="${name}"><wsdl:part name="parameters" element="tns:${name}"/></wsdl:message>`,
  )
  .join('\n')}
<wsdl:portType name="TransmisionPort">
${names
  .map(
    (name) =>
      `<wsdl:operation name="${name}"><wsdl:input message="tns:${name}"/><wsdl:output message="tns:${name}Response"/></wsdl:operation>`,
  )
  .join('\n')}
</wsdl:portType>
<wsdl:binding name="TransmisionBinding" type="tns:TransmisionPort">
<soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
${names
  .map(
    (name) =>
      `<wsdl:operation name="${name}"><soap:operation soapAction="${gtSatNamespace}:${name}"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>`,
  )
  .join('\n')}
</wsdl:binding>
<wsdl:service name="TransmisionDuca"><wsdl:port name="TransmisionPort" binding="tns:TransmisionBinding"><soap:address location="http://127.0.0.1/sat/transmision"/></wsdl:port></wsdl:service>
</wsdl:definitions>`;
