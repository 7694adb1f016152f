/** The operation of the central bank's exchange-rate service that this product calls (domain 4.3). */
const NAMESPACE = 'http://www.banguat.gob.gt/variables/ws/';

export const banguatWsdl = `<?xml version="1.0" encoding="UTF-8"?>
<wsdl:definitions targetNamespace="${NAMESPACE}" xmlns:tns="${NAMESPACE}" xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
  xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<wsdl:types><xsd:schema elementFormDefault="qualified" targetNamespace="${NAMESPACE}">
<xsd:element name="TipoCambioDia"><xsd:complexType/></xsd:element>
<xsd:element name="TipoCambioDiaResponse"><xsd:complexType><xsd:sequence><xsd:element minOccurs="0" name="TipoCambioDiaResult" type="tns:InfoVariable"/></xsd:sequence></xsd:complexType></xsd:element>
<xsd:complexType name="InfoVariable"><xsd:sequence><xsd:element minOccurs="0" name="CambioDolar" type="tns:ArrayOfVarDolar"/><xsd:element minOccurs="1" name="TotalItems" type="xsd:int"/></xsd:sequence></xsd:complexType>
<xsd:complexType name="ArrayOfVarDolar"><xsd:sequence><xsd:element minOccurs="0" maxOccurs="unbounded" name="VarDolar" type="tns:VarDolar"/></xsd:sequence></xsd:complexType>
<xsd:complexType name="VarDolar"><xsd:sequence><xsd:element minOccurs="0" name="fecha" type="xsd:string"/><xsd:element minOccurs="1" name="referencia" type="xsd:string"/></xsd:sequence></xsd:complexType>
</xsd:schema></wsdl:types>
<wsdl:message name="TipoCambioDiaSoapIn"><wsdl:part name="parameters" element="tns:TipoCambioDia"/></wsdl:message>
<wsdl:message name="TipoCambioDiaSoapOut"><wsdl:part name="parameters" element="tns:TipoCambioDiaResponse"/></wsdl:message>
<wsdl:portType name="TipoCambioSoap"><wsdl:operation name="TipoCambioDia"><wsdl:input message="tns:TipoCambioDiaSoapIn"/><wsdl:output message="tns:TipoCambioDiaSoapOut"/></wsdl:operation></wsdl:portType>
<wsdl:binding name="TipoCambioSoap" type="tns:TipoCambioSoap"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
<wsdl:operation name="TipoCambioDia"><soap:operation soapAction="${NAMESPACE}TipoCambioDia" style="document"/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation></wsdl:binding>
<wsdl:service name="TipoCambio"><wsdl:port name="TipoCambioSoap" binding="tns:TipoCambioSoap"><soap:address location="http://127.0.0.1/variables/ws/TipoCambio.asmx"/></wsdl:port></wsdl:service>
</wsdl:definitions>`;
