import { describe, expect, it } from 'vitest';
import { soapCall } from '../../functions/transmission/gateways/soapCall.ts';
import { processMessage } from '../../shared/transmission/processMessage.ts';
import { soapEnvelope } from '../../shared/transmission/soapEnvelope.ts';
import { gtSatWsdl } from '../../shared/transmission/wsdl/gtSat.ts';

describe('the envelope that is shown', () => {
  it('is byte for byte the one that the client library sends', async () => {
    const args = processMessage(
      { operation: 'R', key: '123-6000567 & <1>', version: 3, hash: 'ab12', base64: 'PGE+PC9hPg==' },
      { user: 'agéncia "uno"', password: "p'a<s>s&" },
    );
    const { request } = await soapCall(
      async () => ({ left: true, response: { status: 200, headers: {}, bytes: new Uint8Array() } }) as never,
      {
        wsdl: gtSatWsdl,
        endpoint: 'http://127.0.0.1/x',
        operation: 'ProcesaDeclaracion',
        args,
        timeoutMs: 1000,
        maxBytes: 1000,
      },
    );
    expect(soapEnvelope('ProcesaDeclaracion', args)).toBe(request);
  });
});
