import { expect, it } from 'vitest';
import { codeOfHash } from '../foundation/print/printCode.ts';
import { lineOfSeal } from './lineOfSeal.ts';

const line = (N: number, HUELLA: string) => ({
  ...{ N, FECHA: '2026-11-20T09:00:00', REGISTRADO: '2026-11-20T09:00:01', USUARIO: 'ana' },
  ...{ DIRECCION: '', DISPOSITIVO: '', MODULO: 'duca', ID: '', VERSION: null, ACCION: 'Cambiar' },
  ...{ CAMBIOS: [], MAS: 0, CODIGO: '', ANTERIOR: '0'.repeat(64), HUELLA },
});
const [first, second] = ['0123456789abcdef', 'fedcba9876543210'].map((text) => text.repeat(4)) as [
  string,
  string,
];
const file = [{ FORMATO: 'x' }, line(1, first), 'rota', line(2, second)]
  .map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  .join('\r\n');

it('the seal on a paper is found in an exported logbook, however it is typed', () => {
  expect(codeOfHash(first)).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(lineOfSeal(file, codeOfHash(first))?.N).toBe(1);
  expect(lineOfSeal(file, codeOfHash(second).toLowerCase().replaceAll('-', ' '))?.N).toBe(2);
});

it('a seal that no line has is not there', () => {
  for (const typed of ['', 'no es un código', codeOfHash('a'.repeat(64))])
    expect(lineOfSeal(file, typed)).toBeUndefined();
});
