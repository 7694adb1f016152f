import { describe, expect, it } from 'vitest';
import { reasons, sentenceOf, type Reason, type Told } from './reasons.ts';

const told: Told = {
  country: 'GT',
  attempt: 3,
  code: 'E-77',
  number: 'GTPRQPQ2400123400015',
  channel: 'VERDE',
  person: 'Ana Pérez',
  note: 'lo dijo por teléfono',
};
const blank: Told = { ...told, code: '', number: '', channel: '', note: '' };
const all = Object.keys(reasons) as Reason[];

describe('the sentence of a reason', () => {
  it('is one or more whole sentences, and each reason has its own', () => {
    const sentences = all.map((reason) => sentenceOf(reason, told));
    for (const [at, sentence] of sentences.entries()) {
      expect(sentence, all[at]).toMatch(/^\p{Lu}.{10,}\.$|^Canal VERDE\.$|: lo dijo por teléfono$/u);
      expect(sentence, all[at]).not.toMatch(/undefined|[¡!]|\berror\b/i);
    }
    expect(new Set(sentences).size).toBe(all.length);
  });

  it('says of doubt that it is being confirmed, and of what did not leave that it did not', () => {
    for (const reason of [
      'timeout',
      'reset',
      'incomplete',
      'unreadable',
      'not-xml',
      'hostile',
      'too-large',
    ] as const)
      expect(sentenceOf(reason, told), reason).toMatch(/^Confirmando con SAT: /);
    for (const reason of ['no-connection', 'not-secure'] as const)
      expect(sentenceOf(reason, told), reason).toContain('nada salió de aquí');
    expect(sentenceOf('held-back', told)).toContain('no ha salido');
    expect(sentenceOf('tampered', told)).toContain('no se envió');
  });

  it('names the code where the authority gave one, and no empty bracket where it did not', () => {
    expect(sentenceOf('rejected', told)).toBe('SAT la rechazó (código E-77).');
    expect(sentenceOf('rejected', blank)).toBe('SAT la rechazó.');
    expect(sentenceOf('rejected-when-asked', told)).toBe('SAT confirmó que la rechazó (código E-77).');
    expect(sentenceOf('rejected-when-asked', blank)).toBe('SAT confirmó que la rechazó.');
    for (const reason of ['http-status', 'unknown-fault', 'unknown-code', 'credentials'] as const)
      expect(sentenceOf(reason, told), reason).toContain('E-77');
  });

  it('names the number where there is one', () => {
    expect(sentenceOf('accepted', told)).toBe('SAT la aceptó con el número GTPRQPQ-24-001234-0001-5.');
    expect(sentenceOf('accepted', blank)).toBe('SAT la aceptó.');
    expect(sentenceOf('accepted-when-asked', told)).toContain('con el número GTPRQPQ2400123400015.');
    expect(sentenceOf('accepted-when-asked', blank)).toBe('SAT confirmó que la tiene aceptada.');
  });

  it('names who decided, and why', () => {
    for (const reason of ['accepted-by-person', 'rejected-by-person', 'doubt-by-person'] as const) {
      expect(sentenceOf(reason, told), reason).toMatch(/^Ana Pérez .*lo dijo por teléfono/);
    }
    for (const reason of ['handed-over', 'requeued-by-person', 'asked-by-person'] as const)
      expect(sentenceOf(reason, told), reason).toMatch(/^Ana Pérez /);
    expect(sentenceOf('attempt', told)).toContain('(intento 3)');
  });

  it('names the authority of the country', () => {
    expect(sentenceOf('timeout', { ...told, country: 'HN' })).not.toContain('SAT');
  });
});
