import { describe, expect, it } from 'vitest';
import { DELIVERY_REASONS, deliverySentence, STOPS } from './states.ts';

const AT = Date.parse('2026-11-20T15:07:00Z');
const standing = { state: 'EN_COLA', at: 0, next: AT } as const;

describe('how a file for the authority stands', () => {
  it('is when it was delivered, in local time', () => {
    expect(deliverySentence({ ...standing, state: 'ENTREGADO', at: AT, reason: 'silent' })).toBe(
      'Entregado el 20/11/2026 09:07.',
    );
  });

  it('is that it leaves by itself, while nothing kept it', () => {
    expect(deliverySentence(standing)).toBe('Sale solo en un minuto.');
  });

  it('is why it is not there, and when it is tried again', () => {
    expect(deliverySentence({ ...standing, reason: 'silent' })).toBe(
      'El servidor no contesta. Se intenta de nuevo el 20/11/2026 09:07.',
    );
    expect(deliverySentence({ ...standing, reason: 'silent', next: 0 })).toBe('El servidor no contesta.');
  });

  it('is why it stopped, and what a person can do, with no other try', () => {
    for (const reason of STOPS) {
      const sentence = deliverySentence({ ...standing, state: 'DETENIDO', reason });
      expect(sentence).not.toContain('Se intenta de nuevo');
      expect(sentence, reason).toMatch(/pregunte|Pregunte|Adjúntelo/);
    }
  });

  it('is said of each reason in its own words', () => {
    const sentences = DELIVERY_REASONS.map((reason) => deliverySentence({ ...standing, reason, next: 0 }));
    expect(new Set(sentences).size).toBe(DELIVERY_REASONS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{15,}\.$/u);
  });
});
