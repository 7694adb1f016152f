import { describe, expect, it } from 'vitest';
import type { Answer, Heard } from '../../../shared/transmission/classify.ts';
import { isInsecure, isUnknownFault, refusesCredentials, wireFacts } from './gateway.ts';
import type { WireExchange } from './wire.ts';

const response = { status: 200, date: '', retryAfter: '', contentType: '', bytes: Buffer.from('x') };
const facts = (exchange: Partial<WireExchange>) =>
  wireFacts({ left: true, fingerprint: '', ...exchange }, (bytes) => ({
    kind: Buffer.from(bytes).toString() === 'x' ? 'unreadable' : 'hostile',
  }));

describe('how an exchange looks', () => {
  it('that left nothing says why, and without a reason that nobody listened', () => {
    for (const failure of ['dns', 'refused', 'connect-timeout', 'tls'] as const)
      expect(facts({ left: false, failure })).toEqual({ left: 'nothing', why: failure });
    expect(facts({ left: false })).toEqual({ left: 'nothing', why: 'refused' });
  });

  it('that broke off is its failure, whatever had come by then; without an answer it was cut', () => {
    for (const failure of ['timeout', 'reset', 'incomplete', 'too-large'] as const)
      expect(facts({ failure, response })).toEqual({ left: 'something', why: failure });
    expect(facts({})).toEqual({ left: 'something', why: 'reset' });
  });

  it('that came back is its status and what is read in its bytes', () => {
    expect(facts({ response: { ...response, status: 503 } })).toEqual({
      left: 'something',
      status: 503,
      answer: { kind: 'unreadable' },
    });
  });
});

const told = (answer: Answer, status: number): Heard => ({ left: 'something', status, answer });
const fault = (meaning: 'credentials' | 'busy' | undefined): Answer => ({
  kind: 'fault',
  code: 'F',
  meaning,
});

describe('the company’s password is refused', () => {
  it('by the fault that means it, with either status of a fault', () => {
    expect(refusesCredentials(told(fault('credentials'), 500))).toBe(true);
    expect(refusesCredentials(told(fault('credentials'), 200))).toBe(true);
  });

  it('by nothing else', () => {
    expect(refusesCredentials(told(fault('credentials'), 503))).toBe(false);
    expect(refusesCredentials(told(fault('busy'), 500))).toBe(false);
    expect(refusesCredentials(told(fault(undefined), 500))).toBe(false);
    expect(refusesCredentials(told({ kind: 'unreadable' }, 200))).toBe(false);
    expect(refusesCredentials({ left: 'something', why: 'reset' })).toBe(false);
    expect(refusesCredentials({ left: 'nothing', why: 'tls' })).toBe(false);
  });
});

describe('an exchange shows besides', () => {
  it('a fault that no table knows, and no other answer for one', () => {
    expect(isUnknownFault(told(fault(undefined), 500))).toBe(true);
    expect(isUnknownFault(told(fault(undefined), 503))).toBe(false);
    expect(isUnknownFault(told(fault('busy'), 500))).toBe(false);
    expect(isUnknownFault(told({ kind: 'unreadable' }, 200))).toBe(false);
    expect(isUnknownFault({ left: 'nothing', why: 'tls' })).toBe(false);
  });

  it('that the other side could not prove who it is', () => {
    expect(isInsecure({ left: 'nothing', why: 'tls' })).toBe(true);
    expect(isInsecure({ left: 'nothing', why: 'refused' })).toBe(false);
    expect(isInsecure({ left: 'something', why: 'reset' })).toBe(false);
  });
});
