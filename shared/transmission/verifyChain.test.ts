import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { stepText } from './stepText.ts';
import { readChain, verifyChain } from './verifyChain.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const SEALED = 'a'.repeat(64);

/** A chain of three steps as its page gives it: sealed, sent, and accepted by a person's decision. */
function downloaded() {
  let previous = SEALED;
  const CADENA = [
    { state: 'SEALED', reason: 'sealed', person: '', note: '' },
    { state: 'SENDING', reason: 'attempt', person: '', note: '', exchange: { SALIO: true, OPERACION: 'R' } },
    { state: 'ACCEPTED', reason: 'resolved', person: 'Ana Pérez', note: 'La dio la ventanilla 3' },
  ].map(({ state, reason, person, note, exchange }, index) => {
    const said = {
      previous,
      seq: index + 1,
      state,
      at: '2026-11-20T15:00:00.000Z',
      attempt: 1,
      reason,
      person,
      note,
    };
    const HUELLA = sha256(stepText({ ...said, code: '', exchange }));
    const step = {
      SEQ: said.seq,
      ESTADO: state,
      FECHA: said.at,
      INTENTO: 1,
      MOTIVO: reason,
      CODIGO: '',
      PERSONA: person,
      NOTA: note,
      ...(exchange ? { INTERCAMBIO: exchange } : {}),
      ANTERIOR: previous,
      HUELLA,
    };
    previous = HUELLA;
    return step;
  });
  return { ID: 'tra-1', CLAVE: 'EDU3-6-000001', HUELLA: SEALED, CADENA };
}
const faultsOf = (file: unknown) => verifyChain(readChain(JSON.stringify(file))!, sha256).faults;

it('finds a downloaded chain whole, whatever order a program wrote its exchange in', () => {
  const file = downloaded();
  expect(faultsOf(file)).toEqual([]);
  file.CADENA[1]!.INTERCAMBIO = { OPERACION: 'R', SALIO: true };
  expect(faultsOf(file)).toEqual([]);
});

it.each([
  ['who decided', { PERSONA: 'Luis' }],
  ['why', { NOTA: 'Otra cosa' }],
  ['what came of it', { ESTADO: 'REJECTED' }],
  ['when', { FECHA: '2026-11-21T15:00:00.000Z' }],
])('finds that %s was changed', (_, changed) => {
  const file = downloaded();
  Object.assign(file.CADENA[2]!, changed);
  expect(faultsOf(file)).toEqual(['Paso 3: no tiene la huella de su contenido; fue cambiado.']);
});

it('finds what was taken out of an exchange, a step that is not there, and other sealed bytes', () => {
  const other = downloaded();
  other.CADENA[1]!.INTERCAMBIO = { SALIO: true, OPERACION: 'V' };
  expect(faultsOf(other)).toHaveLength(1);
  const cut = downloaded();
  cut.CADENA.splice(1, 1);
  expect(faultsOf(cut)).toEqual(['Paso 2: no continúa el anterior; aquí se cambió, quitó o insertó algo.']);
  expect(faultsOf({ ...downloaded(), HUELLA: 'b'.repeat(64) })).toHaveLength(1);
});

it('takes nothing else for a chain', () => {
  expect(readChain('{"N":1}\n{"N":2}')).toBeUndefined();
  expect(readChain('{"CADENA":[]}')).toBeUndefined();
});
