import { describe, expect, it } from 'vitest';
import { noFacts } from '../../../../shared/transmission/facts.ts';
import type { Operation } from '../../../../shared/transmission/operations.ts';
import { sarahAnswers } from './answers.ts';

const asked = { operation: 'R' as Operation, key: '1236000567', version: 1, hash: 'ab12', alone: true };
const ours = `<numeroOrden>${asked.key}</numeroOrden><huella>${asked.hash}</huella>`;
const response = (inner: string): Buffer =>
  Buffer.from(
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
      `<ProcesaDeclaracionResponse>${inner}</ProcesaDeclaracionResponse></s:Body></s:Envelope>`,
  );
const factsOf = (inner: string, operation: Operation = 'R') => {
  const read = sarahAnswers.readAnswer(response(`<codigo>00</codigo>${ours}${inner}`), operation);
  if (read.kind !== 'result') throw new Error(read.kind);
  return read.facts;
};

describe('what SARAH answers', () => {
  it('is kept in the form in which it is stored, and nothing that it lacks is made up', () => {
    expect(
      factsOf(
        '<mensaje>Recibida</mensaje><idSarah>302600004567l</idSarah><fechaRegistro>2026-11-20T09:00:00</fechaRegistro>' +
          '<canal>verde</canal><liquidacion><totalPagar>1234.50</totalPagar></liquidacion>',
      ),
    ).toEqual({
      ...noFacts,
      NUMERO: '302600004567L',
      FECHA: '2026-11-20T09:00:00',
      CANAL: 'VERDE',
      LIQUIDACION: '1234.50',
      CODIGO: '00',
      MENSAJE: 'Recibida',
    });
    expect(factsOf('')).toEqual({ ...noFacts, CODIGO: '00' });
  });

  it('has a channel only of those that there are, and a total only that is an amount', () => {
    for (const [canal, kept] of [
      ['ROJO', 'ROJO'],
      ['amarillo', 'AMARILLO'],
      ['PENDIENTE', 'PENDIENTE'],
      ['AZUL', ''],
    ] as const)
      expect(factsOf(`<canal>${canal}</canal>`).CANAL, canal).toBe(kept);
    const total = (text: string): string =>
      factsOf(`<liquidacion><totalPagar>${text}</totalPagar></liquidacion>`).LIQUIDACION;
    for (const amount of ['0', '1.5', '999999999999999.99']) expect(total(amount)).toBe(amount);
    for (const other of ['L 1.50', '1.50 L', '1.', '1.234', '.5', '-1', '1,000.00', '1000000000000000'])
      expect(total(other), other).toBe('');
    // The total is that of the liquidation and no other element's.
    expect(factsOf('<totalPagar>7.00</totalPagar>').LIQUIDACION).toBe('');
  });

  it('lacks the channel of who asked for it until it is decided, and of nobody else', () => {
    const lacking = (operation: Operation, inner: string) => factsOf(inner, operation).FALTAN;
    expect(lacking('CANAL', '')).toEqual(['CANAL']);
    expect(lacking('CANAL', '<canal>PENDIENTE</canal>')).toEqual(['CANAL']);
    expect(lacking('CANAL', '<canal>ROJO</canal>')).toEqual([]);
    for (const operation of ['V', 'R', 'M', 'D'] as const) expect(lacking(operation, '')).toEqual([]);
  });

  it('objects at a field or warns of it, in its own words, or by the code where it gives none', () => {
    const problem = (name: string, codigo: string, rest = ''): string =>
      `<${name}><codigo>${codigo}</codigo>${rest}</${name}>`;
    expect(
      factsOf(
        problem('advertencia', '9', '<ruta>B.C</ruta><mensaje>Mire</mensaje>') +
          problem('error', '7', '<ruta>DUA.X</ruta><mensaje>No es</mensaje>') +
          problem('error', '8') +
          '<otro><codigo>1</codigo></otro>',
      ).PROBLEMAS,
    ).toEqual([
      { code: 'SARAH.7', path: 'DUA.X', message: 'No es', severity: 'error' },
      { code: 'SARAH.8', path: '', message: 'SARAH objeta el código 8 sin explicación.', severity: 'error' },
      { code: 'SARAH.9', path: 'B.C', message: 'Mire', severity: 'warning' },
    ]);
  });
});
