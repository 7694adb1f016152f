import { describe, expect, it } from 'vitest';
import { noFacts } from '../../../../shared/transmission/facts.ts';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import {
  channelMessage,
  declarationMessage,
  findMessage,
  partMessage,
  readAnswer,
  readFinding,
  readParts,
  readStatus,
} from './envelopes.ts';
import { channelRequestXml } from './channelRequest.ts';
import { redact } from '../soapGateway.ts';

const who = { user: 'broker', password: 'clave-1' };
const asked = { operation: 'R' as Operation, key: 'ABC6000001', version: 2, hash: 'ab12', alone: true };
const message = { ...asked, bytes: Buffer.from('<DUCA/>') };
const envelope = (inner: string): Buffer =>
  Buffer.from(
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${inner}</s:Body></s:Envelope>`,
  );
const response = (inner: string, name = 'ProcesaDeclaracionResponse'): Buffer =>
  envelope(`<${name} xmlns="urn:sat:transmision:duca:1">${inner}</${name}>`);
const fields = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('');
const ours = { numeroOrden: asked.key, huella: asked.hash };
const answer = (values: Record<string, string>, operation: Operation = 'R') => {
  const read = readAnswer(response(fields({ codigo: '00', ...ours, ...values })), operation);
  if (read.kind !== 'result') throw new Error(read.kind);
  return read;
};
const finding = (values: Record<string, string>, operation: Operation = 'R') =>
  readFinding(response(fields({ codigo: '00', ...ours, ...values })), { ...asked, operation });

describe('what is said to the authority', () => {
  it('of a declaration is who, what, which number and version, the hash and the sealed bytes', () => {
    expect(declarationMessage(message, who)).toEqual({
      usuario: 'broker',
      clave: 'clave-1',
      operacion: '1',
      numeroOrden: 'ABC6000001',
      version: '2',
      huella: 'ab12',
      declaracion: 'PERVQ0EvPg==',
    });
  });

  it('of a channel is who, which number, the hash and the request', () => {
    expect(channelMessage(message, who)).toEqual({
      usuario: 'broker',
      clave: 'clave-1',
      numeroOrden: 'ABC6000001',
      huella: 'ab12',
      solicitud: 'PERVQ0EvPg==',
    });
  });

  it('asks for the effect of the very operation: that of a channel has no code and goes by its name', () => {
    const question = { usuario: 'broker', clave: 'clave-1', numeroOrden: 'ABC6000001', huella: 'ab12' };
    expect(findMessage({ ...asked, operation: 'D' }, who)).toEqual({ ...question, operacion: '3' });
    expect(findMessage({ ...asked, operation: 'CANAL' }, who)).toEqual({ ...question, operacion: 'CANAL' });
    expect(partMessage(asked, who)).toEqual({
      usuario: 'broker',
      clave: 'clave-1',
      numeroOrden: 'ABC6000001',
    });
  });

  it('lets nothing but letters, digits and hyphens into the request of a channel', async () => {
    const facts = { key: 'AB<C>&6', declarant: '12-3 "x', number: 'GT</ID_DECLARACION>9' };
    expect(channelRequestXml(facts)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><SOL-CAN><DECLARANTE>12-3x</DECLARANTE>' +
        '<NUMERO_ORDEN>ABC6</NUMERO_ORDEN><ID_DECLARACION>GTIDDECLARACION9</ID_DECLARACION></SOL-CAN>',
    );
  });

  it('is kept without any password, whatever prefix it has and however long it is', () => {
    expect(
      redact('<a><clave>x</clave><t:clave>yy&amp;y</t:clave><clave></clave><usuario>u</usuario></a>'),
    ).toBe('<a><clave>***</clave><t:clave>***</t:clave><clave>***</clave><usuario>u</usuario></a>');
  });
});

describe('an answer', () => {
  it('is none when it is not XML, cannot be read, is hostile, or is no envelope', () => {
    expect(readAnswer(Buffer.from('hola'), 'R')).toEqual({ kind: 'not-xml' });
    expect(readAnswer(Buffer.from('<a>'), 'R')).toEqual({ kind: 'unreadable' });
    expect(readAnswer(Buffer.from('<!DOCTYPE a><a/>'), 'R')).toEqual({ kind: 'hostile' });
    expect(readAnswer(Buffer.from('<codigo>00</codigo>'), 'R')).toEqual({ kind: 'unreadable' });
    expect(readAnswer(envelope(''), 'R')).toEqual({ kind: 'unreadable' });
  });

  it('is a response and has a code, or it is none', () => {
    expect(readAnswer(response('<mensaje>x</mensaje>'), 'R')).toEqual({ kind: 'unreadable' });
    expect(readAnswer(response('<codigo>00</codigo>', 'Responses'), 'R')).toEqual({ kind: 'unreadable' });
    expect(readAnswer(response('<codigo/>'), 'R')).toMatchObject({ kind: 'result', meaning: undefined });
  });

  it('says everything that the authority said, in the form in which it is stored', () => {
    const read = answer({
      mensaje: 'Recibida',
      numeroDeclaracion: 'gtprqpq-24-001234-0001-5',
      fechaAceptacion: '2026-11-20T09:00:00',
      firma: 'F-1',
      codigoQr: 'DUCA 1',
      canal: 'verde',
      totalLiquidado: '1234.50',
    });
    expect(read).toEqual({
      kind: 'result',
      meaning: 'accepted',
      key: asked.key,
      hash: asked.hash,
      facts: {
        NUMERO: 'GTPRQPQ2400123400015',
        FIRMA: 'F-1',
        QR: 'DUCA 1',
        FECHA: '2026-11-20T09:00:00',
        CANAL: 'VERDE',
        LIQUIDACION: '1234.50',
        CODIGO: '00',
        MENSAJE: 'Recibida',
        PROBLEMAS: [],
        FALTAN: [],
      },
    });
    expect(answer({ huella: 'AB12' }).hash).toBe('ab12');
    expect(answer({ huella: '', numeroOrden: '' })).toMatchObject({ key: '', hash: '' });
  });

  it.each([
    ['00', 'accepted'],
    ['01', 'processing'],
    ['10', 'rejected'],
    ['11', 'rejected'],
    ['12', 'rejected'],
    ['20', 'duplicate'],
    ['40', undefined],
    ['99', undefined],
  ])('with code %s proves «%s»', (codigo, meaning) => {
    expect(answer({ codigo }).meaning).toBe(meaning);
  });

  it('keeps only a channel that there is and a total that is an amount', () => {
    for (const [canal, kept] of [
      ['ROJO', 'ROJO'],
      ['pendiente', 'PENDIENTE'],
      ['AZUL', ''],
      ['', ''],
    ] as const)
      expect(answer({ canal }).facts.CANAL, canal).toBe(kept);
    const amounts = ['0', '1.5', '999999999999999.99'];
    for (const total of amounts) expect(answer({ totalLiquidado: total }).facts.LIQUIDACION).toBe(total);
    const others = ['1,234.50', '1.', '1.234', '-1', 'x1', '1x', '1000000000000000', '.5'];
    for (const total of others) expect(answer({ totalLiquidado: total }).facts.LIQUIDACION, total).toBe('');
  });

  it('lacks the code that it names and leaves blank, and none where it names none or one that no print could hold', () => {
    const facts = (values: Record<string, string>, operation: Operation = 'R') =>
      answer({ firma: 'F', ...values }, operation).facts;
    expect(facts({ codigoQr: '' })).toMatchObject({ QR: '', FALTAN: ['QR'] });
    expect(facts({ codigoQr: '' }, 'M').FALTAN).toEqual(['QR']);
    expect(facts({ codigoQr: '' }, 'V').FALTAN).toEqual([]);
    expect(facts({})).toMatchObject({ QR: '', FALTAN: [] });
    expect(facts({ codigoQr: 'x'.repeat(240) })).toMatchObject({ QR: 'x'.repeat(240), FALTAN: [] });
    expect(facts({ codigoQr: 'x'.repeat(241) })).toMatchObject({ QR: '', FALTAN: [] });
  });

  it('lacks the signature of a registration or rectification, and the channel of who asked for one', () => {
    const lacking = (operation: Operation, values: Record<string, string>) =>
      answer(values, operation).facts.FALTAN;
    expect(lacking('R', {})).toEqual(['FIRMA']);
    expect(lacking('M', {})).toEqual(['FIRMA']);
    expect(lacking('R', { firma: 'F' })).toEqual([]);
    expect(lacking('M', { firma: 'F' })).toEqual([]);
    expect(lacking('V', {})).toEqual([]);
    expect(lacking('D', {})).toEqual([]);
    expect(lacking('CANAL', {})).toEqual(['CANAL']);
    expect(lacking('CANAL', { canal: 'PENDIENTE' })).toEqual(['CANAL']);
    expect(lacking('CANAL', { canal: 'ROJO' })).toEqual([]);
  });

  it('names each objection with the field, and one without words by its code', () => {
    const errors =
      `<error>${fields({ codigo: '7', ruta: 'DUCA.X', mensaje: 'No es' })}</error>` +
      `<error>${fields({ codigo: '8' })}</error>`;
    const read = readAnswer(response(`<codigo>10</codigo>${errors}`), 'R');
    expect(read.kind === 'result' && read.facts.PROBLEMAS).toEqual([
      { code: 'SAT.7', path: 'DUCA.X', message: 'No es', severity: 'error' },
      { code: 'SAT.8', path: '', message: 'SAT objeta el código 8 sin explicación.', severity: 'error' },
    ]);
  });

  it.each([
    ['<faultcode>s:Server.Busy</faultcode>', 'Server.Busy', 'busy'],
    ['<faultcode>Client.Schema</faultcode>', 'Client.Schema', 'schema'],
    ['<Code><Value>e:Client.Authentication</Value></Code>', 'Client.Authentication', 'credentials'],
    ['<faultcode>s:Server</faultcode>', 'Server', undefined],
    ['', '', undefined],
    [`<faultcode>${'x'.repeat(101)}</faultcode>`, 'x'.repeat(100), undefined],
  ])(
    'that is a fault %s has its code without prefix, and its meaning if it is known',
    (inner, code, meaning) => {
      expect(readAnswer(envelope(`<s:Fault>${inner}</s:Fault>`), 'R')).toEqual({
        kind: 'fault',
        code,
        meaning,
      });
    },
  );
});

describe('the answer to the question what became of a declaration', () => {
  it('that cannot be read says nothing, and is told apart when it is hostile', () => {
    expect(readFinding(Buffer.from('hola'), asked)).toEqual({ kind: 'unclear', hostile: false });
    expect(readFinding(Buffer.from('<!DOCTYPE a><a/>'), asked)).toEqual({ kind: 'unclear', hostile: true });
    expect(readFinding(envelope(''), asked)).toEqual({ kind: 'unclear', hostile: false });
  });

  it('that is a fault or has an unknown code says nothing', () => {
    const unclear = { kind: 'unclear', hostile: false };
    expect(readFinding(envelope(`<s:Fault>${fields({ codigo: '00', ...ours })}</s:Fault>`), asked)).toEqual(
      unclear,
    );
    for (const codigo of ['77', '']) expect(finding({ codigo })).toEqual(unclear);
  });

  it('about another number, or about none, is another’s', () => {
    for (const numeroOrden of ['ABC6000002', '']) {
      for (const codigo of ['00', '10', '40', '01']) {
        expect(finding({ codigo, numeroOrden }), codigo).toEqual({ kind: 'foreign' });
      }
    }
  });

  it('says that it has none, that it is at it, or that it has another', () => {
    expect(finding({ codigo: '40' })).toEqual({ kind: 'absent' });
    expect(finding({ codigo: '11' })).toEqual({ kind: 'absent' });
    expect(finding({ codigo: '01' })).toEqual({ kind: 'processing' });
    expect(finding({ codigo: '12' })).toEqual({ kind: 'conflict' });
    for (const codigo of ['00', '10', '20'])
      expect(finding({ codigo, huella: 'ffff' }), codigo).toEqual({ kind: 'conflict' });
  });

  // A code without a hash decided for every act; it may speak of another one of the same number (fault row 27).
  it('says that it has it or refused it, with what it says of it, by our hash in either case', () => {
    for (const huella of ['ab12', 'AB12']) {
      expect(finding({ huella, firma: 'F' }), huella).toMatchObject({ kind: 'found', facts: { FIRMA: 'F' } });
      expect(finding({ codigo: '10', huella })).toMatchObject({ kind: 'refused', facts: { CODIGO: '10' } });
    }
    expect(finding({}, 'CANAL')).toMatchObject({ facts: { FALTAN: ['CANAL'] } });
  });

  it('that the number is registered proves ours only by the hash', () => {
    expect(finding({ codigo: '20' })).toMatchObject({ kind: 'found', facts: { CODIGO: '20' } });
    expect(finding({ codigo: '20', huella: '' })).toEqual({ kind: 'unnamed' });
  });
});

describe('parts that come later', () => {
  const parts = (values: Record<string, string>) =>
    readParts(response(fields({ codigo: '00', numeroOrden: asked.key, ...values })), asked);

  it('are a signature and a channel that is decided', () => {
    expect(parts({ firma: 'F' })).toEqual({ found: { FIRMA: 'F' } });
    expect(parts({ canal: 'ROJO' })).toEqual({ found: { CANAL: 'ROJO' } });
    expect(parts({ firma: 'F', canal: 'PENDIENTE' })).toEqual({ found: { FIRMA: 'F' } });
    expect(parts({})).toEqual({ found: {} });
  });

  it('are none of another declaration, of another code, or of what cannot be read', () => {
    expect(parts({ firma: 'F', numeroOrden: 'ABC6000002' })).toEqual({ found: {}, notTaken: 'foreign' });
    for (const none of [parts({ firma: 'F', codigo: '01' }), readParts(Buffer.from('hola'), asked)])
      expect(none).toEqual({ found: {} });
    expect(readParts(envelope(''), asked)).toEqual({ found: {} });
  });
});

it('the service works when it says so, and only then', () => {
  expect(readStatus(response('<codigo>00</codigo>', 'EstadoServicioResponse'))).toBe(true);
  expect(readStatus(response('<codigo>01</codigo>', 'EstadoServicioResponse'))).toBe(false);
  expect(readStatus(Buffer.from('hola'))).toBe(false);
  expect(readStatus(envelope(''))).toBe(false);
});

it('nothing that an answer lacks is made up', () => {
  const read = answer({});
  expect(read.facts).toEqual({ ...noFacts, QR: '', CODIGO: '00', FALTAN: ['FIRMA'] });
});
