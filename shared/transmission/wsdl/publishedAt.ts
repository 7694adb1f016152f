/** A service's description with the address where the service answers. */
export const publishedAt = (wsdl: string, address: string): string =>
  wsdl.replace(/(<soap:address location=")[^"]*/, (_, before: string) => before + address);
