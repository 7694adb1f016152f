import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classify as classifyAt, type Answer, type Sent, type Heard } from './classify.ts';
import { noFacts } from './facts.ts';
import { OPERATIONS } from './operations.ts';

const sent: Sent = { country: 'GT', operation: 'R', key: '1234000567', hash: 'a'.repeat(64) };
const result = (more: Partial<Extract<Answer, { kind: 'result' }>> = {}): Answer => ({
  kind: 'result',
  meaning: 'accepted',
  facts: { ...noFacts, CODIGO: '00', NUMERO: 'GTPRQPQ2400123400015' },
  key: sent.key,
  hash: sent.hash,
  ...more,
});
const classify = (what: Sent, heard: Heard) => classifyAt(what, heard, Date.now());
const http = (answer: Answer, status = 200): Heard => ({ left: 'something', status, answer });

describe('classify', () => {
  it.each(['dns', 'refused', 'connect-timeout', 'tls', 'held-back'] as const)(
    'proves that nothing was sent by «%s»',
    (why) => {
      expect(classify(sent, { left: 'nothing', why }).state).toBe('NOT_SENT');
    },
  );

  it.each(['timeout', 'reset', 'incomplete', 'too-large'] as const)('doubts after «%s»', (why) => {
    expect(classify(sent, { left: 'something', why })).toMatchObject({ state: 'UNKNOWN', reason: why });
  });

  it.each([301, 400, 401, 404, 429, 502, 503, 504])('doubts HTTP %i whatever it carries', (status) => {
    expect(classify(sent, http(result(), status)).state).toBe('UNKNOWN');
    expect(
      classify(sent, http({ kind: 'fault', code: 'Client.Schema', meaning: 'schema' }, status)).state,
    ).toBe('UNKNOWN');
  });

  it('accepts only with the number of what was sent', () => {
    expect(classify(sent, http(result())).state).toBe('ACCEPTED');
    expect(classify(sent, http(result({ facts: noFacts })))).toMatchObject({
      state: 'UNKNOWN',
      askAtOnce: true,
    });
    expect(classify({ ...sent, operation: 'V' }, http(result({ facts: noFacts }))).state).toBe('ACCEPTED');
  });

  it('keeps what is no declaration number or no date in doubt, and asks at once', () => {
    for (const flawed of [{ NUMERO: 'PENDIENTE' }, { FECHA: 'mañana' }, { FECHA: '2999-01-01T00:00:00' }]) {
      const facts = { ...noFacts, CODIGO: '00', NUMERO: 'GTPRQPQ2400123400015', ...flawed };
      expect(classify(sent, http(result({ facts })))).toMatchObject({
        state: 'UNKNOWN',
        reason: 'implausible',
        askAtOnce: true,
      });
    }
  });

  it.each([{ key: '9999999999' }, { hash: 'b'.repeat(64) }, { key: '', hash: 'b'.repeat(64) }])(
    'quarantines the answer of another: %o',
    (other) => {
      for (const meaning of ['accepted', 'rejected', 'duplicate'] as const) {
        expect(classify(sent, http(result({ ...other, meaning })))).toMatchObject({
          state: 'UNKNOWN',
          quarantine: true,
        });
      }
    },
  );

  it('applies no result that does not say whose it is', () => {
    for (const meaning of ['accepted', 'rejected'] as const) {
      expect(classify(sent, http(result({ key: '', hash: '', meaning }))).state).toBe('UNKNOWN');
    }
  });

  it('takes a duplicate for news to ask about, never for a rejection', () => {
    expect(classify(sent, http(result({ meaning: 'duplicate' })))).toMatchObject({
      state: 'UNKNOWN',
      askAtOnce: true,
    });
  });

  it('never rejects or proves absence without the authority saying so', () => {
    const meaning = fc.constantFrom('accepted', 'rejected', 'duplicate', 'processing', undefined);
    const answers: fc.Arbitrary<Answer> = fc.oneof(
      fc.constantFrom<Answer>({ kind: 'not-xml' }, { kind: 'hostile' }, { kind: 'unreadable' }),
      fc.record({
        kind: fc.constant('fault' as const),
        code: fc.string(),
        meaning: fc.constantFrom('busy', 'schema', 'credentials', undefined),
      }),
      fc.record({
        kind: fc.constant('result' as const),
        meaning,
        facts: fc.constant(noFacts),
        key: fc.constantFrom('', sent.key, 'x'),
        hash: fc.constantFrom('', sent.hash, 'y'),
      }),
    );
    fc.assert(
      fc.property(
        answers,
        fc.integer({ min: 100, max: 599 }),
        fc.constantFrom(...OPERATIONS),
        (answer, status, operation) => {
          const { state } = classify({ ...sent, operation }, http(answer, status));
          if (state === 'REJECTED') {
            const said =
              answer.kind === 'fault'
                ? answer.meaning === 'schema'
                : answer.kind === 'result' && answer.meaning === 'rejected';
            expect(said).toBe(true);
          }
          if (state === 'NOT_SENT') expect(answer).toMatchObject({ kind: 'fault', meaning: 'busy' });
          if (state === 'ACCEPTED') expect(answer).toMatchObject({ kind: 'result', meaning: 'accepted' });
        },
      ),
    );
  });
});
