import { describe, expect, it } from 'vitest';
import { classify as classifyAt, type Answer, type Sent, type Heard } from './classify.ts';
import { noFacts } from './facts.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const sent: Sent = { country: 'GT', operation: 'R', key: 'ABC6000001', hash: 'aa' };
const classify = (what: Sent, heard: Heard) => classifyAt(what, heard, NOW);
type Result = Extract<Answer, { kind: 'result' }>;
const result = (more: Partial<Result>): Answer => ({
  kind: 'result',
  meaning: 'accepted',
  facts: { ...noFacts, NUMERO: 'GTPRQPQ2400123400015', CODIGO: '00' },
  key: sent.key,
  hash: sent.hash,
  ...more,
});
const told = (answer: Answer, status = 200) => classify(sent, { left: 'something', status, answer });
const nothing = { code: '', askAtOnce: false, health: 'untold', quarantine: false };

describe('what an attempt proves', () => {
  it.each<[string, Heard, object]>([
    [
      'no name',
      { left: 'nothing', why: 'dns' },
      { state: 'NOT_SENT', reason: 'no-connection', health: 'fails' },
    ],
    [
      'refused',
      { left: 'nothing', why: 'refused' },
      { state: 'NOT_SENT', reason: 'no-connection', health: 'fails' },
    ],
    [
      'not secure',
      { left: 'nothing', why: 'tls' },
      { state: 'NOT_SENT', reason: 'not-secure', health: 'fails' },
    ],
    ['held back', { left: 'nothing', why: 'held-back' }, { state: 'NOT_SENT', reason: 'held-back' }],
    [
      'silence',
      { left: 'something', why: 'timeout' },
      { state: 'UNKNOWN', reason: 'timeout', health: 'fails' },
    ],
    ['a cut', { left: 'something', why: 'reset' }, { state: 'UNKNOWN', reason: 'reset', health: 'fails' }],
    [
      'a part',
      { left: 'something', why: 'incomplete' },
      { state: 'UNKNOWN', reason: 'incomplete', health: 'fails' },
    ],
    [
      'a flood',
      { left: 'something', why: 'too-large' },
      { state: 'UNKNOWN', reason: 'too-large', health: 'fails', quarantine: true },
    ],
  ])('of %s', (_, heard, proved) => {
    expect(classify(sent, heard)).toEqual({ ...nothing, ...proved });
  });

  it('is nothing where the answer cannot be read, says its status, or is hostile', () => {
    const unknown = { ...nothing, state: 'UNKNOWN', health: 'fails' };
    expect(told({ kind: 'not-xml' })).toEqual({ ...unknown, reason: 'not-xml' });
    expect(told({ kind: 'unreadable' })).toEqual({ ...unknown, reason: 'unreadable' });
    expect(told({ kind: 'unreadable' }, 503)).toEqual({ ...unknown, reason: 'http-status', code: '503' });
    expect(told(result({}), 500)).toEqual({ ...unknown, reason: 'http-status', code: '500' });
    for (const status of [200, 500])
      expect(told({ kind: 'hostile' }, status)).toEqual({ ...unknown, reason: 'hostile', quarantine: true });
  });

  it('is what a fault means, with either status of a fault', () => {
    const fault = (meaning: Extract<Answer, { kind: 'fault' }>['meaning'], status = 500) =>
      told({ kind: 'fault', code: 'F1', meaning }, status);
    for (const status of [200, 500]) {
      expect(fault('busy', status)).toEqual({
        ...nothing,
        state: 'NOT_SENT',
        reason: 'busy',
        code: 'F1',
        health: 'fails',
      });
      expect(fault('schema', status)).toMatchObject({
        state: 'REJECTED',
        reason: 'rejected',
        code: 'F1',
        health: 'works',
      });
    }
    expect(fault('credentials')).toMatchObject({
      state: 'NEEDS_HUMAN',
      reason: 'credentials',
      health: 'works',
    });
    expect(fault(undefined)).toEqual({ ...nothing, state: 'UNKNOWN', reason: 'unknown-fault', code: 'F1' });
    expect(fault('busy', 503)).toMatchObject({ state: 'UNKNOWN', reason: 'http-status', code: '503' });
  });

  it('is the authority’s word only about this very declaration', () => {
    const foreign = { ...nothing, state: 'UNKNOWN', reason: 'foreign-answer', code: '00', quarantine: true };
    expect(told(result({ key: 'OTHER' }))).toEqual(foreign);
    expect(told(result({ hash: 'bb' }))).toEqual(foreign);
    expect(told(result({ key: '', hash: 'bb' }))).toEqual(foreign);
    expect(told(result({ key: '', hash: '' }))).toEqual({
      ...nothing,
      state: 'UNKNOWN',
      reason: 'unidentified-answer',
      code: '00',
      askAtOnce: true,
    });
    for (const one of [{ key: '' }, { hash: '' }]) expect(told(result(one)).state).toBe('ACCEPTED');
  });

  it('is what the result means', () => {
    const of = (meaning: Result['meaning'], facts = {}) =>
      told(
        result({ meaning, facts: { ...noFacts, NUMERO: 'GTPRQPQ2400123400015', CODIGO: '00', ...facts } }),
      );
    const works = { ...nothing, code: '00', health: 'works' };
    expect(of('accepted')).toEqual({ ...works, state: 'ACCEPTED', reason: 'accepted' });
    expect(of('accepted', { NUMERO: '' })).toEqual({
      ...works,
      state: 'UNKNOWN',
      reason: 'no-number',
      askAtOnce: true,
    });
    expect(of('rejected')).toEqual({ ...works, state: 'REJECTED', reason: 'rejected' });
    expect(of('duplicate')).toEqual({ ...works, state: 'UNKNOWN', reason: 'duplicate', askAtOnce: true });
    expect(of('processing')).toEqual({ ...works, state: 'UNKNOWN', reason: 'processing' });
    expect(of(undefined)).toEqual({ ...nothing, code: '00', state: 'UNKNOWN', reason: 'unknown-code' });
    const validation = { ...sent, operation: 'V' } as const;
    const bare = result({ facts: { ...noFacts, NUMERO: '' } });
    expect(classify(validation, { left: 'something', status: 200, answer: bare }).state).toBe('ACCEPTED');
  });
});
