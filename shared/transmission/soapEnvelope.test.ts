import { describe, expect, it } from 'vitest';
import { MASKED, processMessage } from './processMessage.ts';
import { soapEnvelope } from './soapEnvelope.ts';

describe('soapEnvelope', () => {
  const sealed = { operation: 'R', key: '1236000567', version: 2, hash: 'ab', base64: 'PGE+' } as const;

  it('wraps user, password and declaration data in their order, and masks what nobody may see', () => {
    const text = soapEnvelope('ProcesaDeclaracion', processMessage(sealed, MASKED));
    expect(text).toContain(
      '<usuario>***</usuario><clave>***</clave><operacion>1</operacion><numeroOrden>1236000567</numeroOrden>' +
        '<version>2</version><huella>ab</huella><declaracion>PGE+</declaracion></ProcesaDeclaracion></soap:Body>',
    );
  });

  it('escapes whatever a credential holds', () => {
    const text = soapEnvelope('ProcesaDeclaracion', processMessage(sealed, { user: '<&"', password: "'>" }));
    expect(text).toContain('<usuario>&lt;&amp;&quot;</usuario><clave>&apos;&gt;</clave>');
  });
});
