import type * as Soap from 'soap';
import type { Moment, Wire, WireExchange } from './wire.ts';

export interface SoapCall {
  wsdl: string;
  endpoint: string;
  operation: string;
  /** Elements of the message, in the WSDL's order. */
  args: Record<string, string>;
  timeoutMs: number;
  maxBytes: number;
  mayStillSend?: () => boolean;
}

export interface SoapExchange {
  request: string;
  wire: WireExchange;
}

/** The client library; loaded when something is sent, so that handing over starts without it. */
export async function loadSoap(): Promise<typeof Soap> {
  const loaded = (await import('soap')) as typeof Soap & { default?: typeof Soap };
  // In a bundle the library is CommonJS behind a default export; Node itself names its exports.
  return typeof loaded.createClientAsync === 'function' ? loaded : (loaded.default ?? loaded);
}

/** What the client library gets to see as the answer; see `soapCall`. */
const EMPTY = '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body/></s:Envelope>';

/**
 * One SOAP call: the library writes the envelope from the vendored WSDL, the wire carries it. The answer does not go
 * through the library's own reader: it accepts document types, and an element with `id="__proto__"` makes it write into
 * `Object.prototype`. `readXml` reads it instead.
 */
export async function soapCall(
  wire: Wire,
  call: SoapCall,
  at?: (moment: Moment) => Promise<void>,
): Promise<SoapExchange> {
  let exchange: Promise<SoapExchange> | undefined;
  const httpClient = {
    request: (
      url: string,
      data: string,
      callback: (error: unknown, response?: unknown, body?: string) => void,
      headers: Record<string, string> = {},
    ) => {
      exchange = wire(
        {
          url,
          headers,
          body: Buffer.from(data, 'utf8'),
          timeoutMs: call.timeoutMs,
          maxBytes: call.maxBytes,
          ...(call.mayStillSend ? { mayStillSend: call.mayStillSend } : {}),
        },
        at,
      ).then((done) => ({ request: data, wire: done }));
      const answered = { status: 200, headers: {}, data: EMPTY };
      exchange.then(
        () => callback(null, answered, EMPTY),
        (error: unknown) => callback(error),
      );
      const settled = exchange.then(() => answered);
      // The library drops this promise; the callback above carries a failure.
      settled.catch(() => undefined);
      return settled;
    },
  } as Soap.IHttpClient;
  const { createClientAsync } = await loadSoap();
  const client = await createClientAsync(call.wsdl, { endpoint: call.endpoint, httpClient });
  const method = (client as Record<string, (args: object) => Promise<unknown>>)[`${call.operation}Async`];
  if (!method) throw new Error(`The service has no operation ${call.operation}`);
  await method.call(client, call.args);
  if (!exchange) throw new Error(`Operation ${call.operation} was not sent`);
  return exchange;
}
