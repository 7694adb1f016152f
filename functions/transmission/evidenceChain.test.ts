import { describe, expect, it } from 'vitest';
import { unbroken } from './evidence.ts';
import { chain, chainHash } from './record.ts';
import type { StepRow } from './rows.ts';

const hash = 'a'.repeat(64);
const steps = chain(
  { company: 'emp-1', id: 'tra-1' },
  { seq: 0, chain: hash, attempt: 1 },
  [
    { transition: 'queue', state: 'SEALED', reason: 'sealed' },
    { transition: 'queue', state: 'QUEUED', reason: 'handed-over', person: 'Ana Pérez' },
    { transition: 'send', state: 'SENDING', reason: 'attempt' },
    { transition: 'accept', state: 'ACCEPTED', reason: 'accepted', code: '00', note: 'n' },
  ],
  '2026-11-20T15:00:00.000Z',
);
const head = { hash, chain: steps.at(-1)!.hash, seq: steps.length };

describe('a chain of evidence', () => {
  it('holds as it was written', () => {
    expect(unbroken(head, steps)).toBe(true);
  });

  it('is broken when its end is cut, its beginning, its middle, or all of it', () => {
    expect(unbroken(head, steps.slice(0, -1))).toBe(false);
    expect(unbroken(head, steps.slice(0, 2))).toBe(false);
    expect(unbroken(head, steps.slice(1))).toBe(false);
    expect(unbroken(head, steps.toSpliced(1, 1))).toBe(false);
    expect(unbroken(head, [])).toBe(false);
  });

  it('is broken when the row was wound back with it in one thing only', () => {
    const cut = steps.slice(0, -1);
    expect(unbroken({ ...head, seq: cut.length }, cut)).toBe(false);
    expect(unbroken({ ...head, chain: cut.at(-1)!.hash }, cut)).toBe(false);
  });

  it('is broken when steps change places or come twice', () => {
    expect(unbroken(head, [steps[1]!, steps[0]!, steps[2]!, steps[3]!])).toBe(false);
    expect(unbroken({ ...head, seq: 5 }, [...steps, steps[3]!])).toBe(false);
  });

  it('is broken when it hangs on other bytes than those that were sealed', () => {
    expect(unbroken({ ...head, hash: 'b'.repeat(64) }, steps)).toBe(false);
  });

  it.each<[string, Partial<StepRow>]>([
    ['state', { state: 'REJECTED' }],
    ['time', { at: '2026-11-20T15:00:00.001Z' }],
    ['attempt', { attempt: 2 }],
    ['reason', { reason: 'rejected' }],
    ['code', { code: '01' }],
    ['person', { person: 'Otra' }],
    ['note', { note: 'otra' }],
    ['number', { seq: 9 }],
    ['predecessor', { previous: hash }],
  ])('is broken when the %s of a step was changed, even where its own hash was made again', (_, changed) => {
    const bent = { ...steps[2]!, ...changed };
    expect(unbroken(head, steps.with(2, bent))).toBe(false);
    expect(unbroken(head, steps.with(2, { ...bent, hash: chainHash(bent) }))).toBe(false);
  });

  it('covers what went over the wire, in whatever order its facts come back', () => {
    const exchange = {
      OPERACION: 'R',
      INICIO: 'a',
      FIN: 'b',
      SALIO: true,
      ESTADO_HTTP: 200,
      FECHA_AUTORIDAD: '',
      HUELLA_TLS: '',
      SOLICITUD: { NOMBRE: 'x', SHA256: 'y', BYTES: 1 },
      CUARENTENA: false,
    };
    const turned = Object.fromEntries(Object.entries(exchange).reverse()) as typeof exchange;
    const step = { ...steps[2]!, exchange };
    expect(chainHash({ ...step, exchange: turned })).toBe(chainHash(step));
    expect(chainHash({ ...step, exchange: { ...exchange, SALIO: false } })).not.toBe(chainHash(step));
    const other = { ...exchange, SOLICITUD: { ...exchange.SOLICITUD, BYTES: 2 } };
    expect(chainHash({ ...step, exchange: other })).not.toBe(chainHash(step));
    expect(chainHash(steps[2]!)).not.toBe(chainHash(step));
  });
});
