import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { AnyBody, AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { changesBetween } from '../../../shared/foundation/documents/changesBetween.ts';
import { bodyOf, dataSets, definition, world } from './documentWorld.fixture.ts';
import { firstPart, nextSave } from './saveParts.ts';

const lines = fc.uniqueArray(
  fc.record({ ID: fc.stringMatching(/^[a-h]$/), TEXTO: fc.constantFrom('', 'x', 'yy'.repeat(20)) }),
  { selector: (line) => line.ID },
);

it('brings any document to what was typed, part by part, each within what a call carries', () => {
  fc.assert(
    fc.property(lines, lines, fc.string(), (one, other, NUMERO) => {
      const to: AnyBody = { CABEZA: { NUMERO, TOTAL: '' }, LINEAS: other as AnyRecord[] };
      let now: AnyBody = { CABEZA: { NUMERO: 'a', TOTAL: '' }, LINEAS: one as AnyRecord[] };
      for (let calls = 0; ; calls += 1) {
        const changes = changesBetween(dataSets, now, to);
        if (changes.length === 0) break;
        const part = firstPart(changes, 60, 2);
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(2);
        now = applyChanges(dataSets, now, part);
        expect(calls).toBeLessThan(60);
      }
      expect(now).toEqual(to);
    }),
  );
});

it('sends what a person types in one call', () => {
  const changes = [
    { op: 'set', path: 'CABEZA.NUMERO', value: '1' },
    { op: 'insert', path: 'LINEAS[0]', lines: [{ ID: 'a', TEXTO: 'x' }] },
  ] as const;
  expect(firstPart(changes as never)).toEqual(changes);
});

it('saves a paste that is larger than a call, whole', async () => {
  const { state, open } = world();
  const session = await open();
  const pasted = Array.from({ length: 150 }, (_, at) => ({ ID: `p${at}`, TEXTO: 'x'.repeat(19_000) }));
  session.edit([{ op: 'insert', path: 'LINEAS', lines: pasted }]);
  await session.saveNow();
  expect(state.patches.length).toBeGreaterThan(1);
  expect(session.snapshot().save).toBe('saved');
  expect(state.body['LINEAS']).toEqual(session.snapshot().body['LINEAS']);
  expect(state.body['LINEAS']).toHaveLength(152);
});

it('knows of a part what the server computes of it', () => {
  const calculate = (body: AnyBody): AnyBody =>
    definition.calculate(body as never, undefined as never) as AnyBody;
  const pasted = Array.from({ length: 150 }, (_, at) => ({ ID: `p${at}`, TEXTO: 'x'.repeat(19_000) }));
  const base = bodyOf('1', []);
  const next = nextSave(dataSets, base, calculate({ ...base, LINEAS: pasted }), calculate)!;
  const lines = (next.body['LINEAS'] as AnyRecord[]).length;
  expect(lines).toBeLessThan(150);
  expect(next.body['CABEZA']).toEqual({ NUMERO: '1', TOTAL: `${lines}.00` });
});
