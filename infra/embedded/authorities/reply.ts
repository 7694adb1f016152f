import type { ServerResponse } from 'node:http';
import type { Format, Reply } from './scripts.ts';

const XML = 'text/xml; charset=utf-8';

/** What is sent as a whole. */
export interface WholeReply {
  status: number;
  type: string;
  bytes: Uint8Array;
  retryAfter: string;
}

/** Writes what a script wants to come back, from the SOAP text that the service made. */
export function reply(response: ServerResponse, script: Reply, soapText: string, date: Date): void {
  response.sendDate = false;
  response.setHeader('date', date.toUTCString());
  switch (script.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'huge':
      return flood(response);
    default: {
      const { status, type, bytes, retryAfter } = wholeReply(script, soapText);
      if (retryAfter) response.setHeader('retry-after', retryAfter);
      response.writeHead(status, { 'content-type': type, 'content-length': bytes.length });
      response.end(bytes);
    }
  }
}

/** What comes back of a script that answers, and ends. */
export function wholeReply(
  script: Exclude<Reply, { kind: 'hang' | 'reset' | 'huge' }>,
  soapText: string,
): WholeReply {
  switch (script.kind) {
    case 'result':
      return whole(200, XML, format(soapText, script.format));
    case 'fault':
      return whole(500, XML, faultText(script.code, script.text));
    case 'raw':
      return whole(script.status, script.type, script.body, script.retryAfter);
    case 'truncated':
      return whole(200, XML, soapText.slice(0, Math.floor(soapText.length * 0.7)));
    case 'deep':
      return whole(200, XML, `<?xml version="1.0"?>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`);
    case 'references':
      return whole(200, XML, `<?xml version="1.0"?><a>${'&#65;'.repeat(300_000)}</a>`);
  }
}

const whole = (status: number, type: string, body: string | Buffer, retryAfter = ''): WholeReply => ({
  status,
  type,
  bytes: typeof body === 'string' ? Buffer.from(body, 'utf8') : body,
  retryAfter,
});

function format(text: string, as: Format | undefined): string | Buffer {
  switch (as) {
    case 'latin1':
      return Buffer.from(text, 'latin1');
    case 'bom':
      return `\ufeff${text}`;
    case 'cdata':
      return text.replace(
        /<(\w+:)?(mensaje|firma|numeroDeclaracion|idSarah)>([^<]*)</g,
        '<$1$2><![CDATA[$3]]><',
      );
    case 'prefix':
      return text
        .replaceAll('soap:', 'SOAP-ENV:')
        .replaceAll('xmlns:soap=', 'xmlns:SOAP-ENV=')
        .replaceAll('tns:', 'ns7:')
        .replaceAll('xmlns:tns=', 'xmlns:ns7=');
    case undefined:
      return text;
  }
}

const faultText = (code: string, text: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>${code}</faultcode><faultstring>${text}</faultstring></soap:Fault></soap:Body></soap:Envelope>`;

/** 50 MB in pieces, until the other side has had enough. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(256 * 1024, 'a');
  let left = 200;
  response.writeHead(200, { 'content-type': XML });
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(piece)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  response.on('error', () => undefined);
  more();
}
