import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineDocument, anyDocument } from '../../shared/foundation/documents/definition.ts';
import { applyChanges, type Change } from '../../shared/foundation/documents/patch.ts';
import { documentProcedures } from '../../shared/foundation/documents/procedures.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { many, one, type AnyBody, type AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { ApiError, OFFLINE } from '../api/apiError.ts';
import { changesBetween } from './changesBetween.ts';
import { DocumentSession } from './DocumentSession.ts';
import type { Draft, DraftStore } from './drafts.ts';

const dataSets = {
  CABEZA: one('Cabeza', { NUMERO: field.text('Número'), TOTAL: field.decimal('Total', { computed: true }) }),
  LINEAS: many('Líneas', 'ID', { ID: field.key(), TEXTO: field.text('Texto') }),
};
const definition = anyDocument(
  defineDocument({
    module: 'invoices',
    noun: { singular: 'factura', plural: 'facturas', gender: 'f' },
    idPrefix: 'fac',
    dataSets,
    states: { initial: 'ABIERTA', states: {}, transitions: {} },
    columns: {},
    summary: () => ({}),
    calculate: (body) => ({ ...body, CABEZA: { ...body.CABEZA, TOTAL: `${body.LINEAS.length}.00` } }),
    check: () => [],
  }),
);
const procedures = documentProcedures(definition);
const bodyOf = (NUMERO: string, keys: string[]): AnyBody => ({
  CABEZA: { NUMERO, TOTAL: '' },
  LINEAS: keys.map((ID) => ({ ID, TEXTO: ID })),
});

it('finds the changes between any two bodies', () => {
  const lines = fc.uniqueArray(
    fc.record({ ID: fc.stringMatching(/^[a-h]$/), TEXTO: fc.constantFrom('', 'x', 'y') }),
    {
      selector: (line) => line.ID,
    },
  );
  fc.assert(
    fc.property(lines, lines, fc.string(), (one, other, NUMERO) => {
      const from: AnyBody = { CABEZA: { NUMERO: 'a', TOTAL: '' }, LINEAS: one as AnyRecord[] };
      const to: AnyBody = { CABEZA: { NUMERO, TOTAL: '' }, LINEAS: other as AnyRecord[] };
      expect(applyChanges(dataSets, from, changesBetween(dataSets, from, to))).toEqual(to);
    }),
  );
});

/** A server of one document in memory, with a switch for its network. */
function world() {
  const state = {
    body: bodyOf('1', ['a', 'b']),
    lock: 1,
    version: 1,
    online: true,
    patches: [] as Change[][],
    versions: new Map<number, AnyBody>(),
  };
  state.versions.set(1, state.body);
  const drafts = new Map<string, Draft>();
  const store: DraftStore = {
    load: async (id) => drafts.get(id),
    save: async (id, draft) => void drafts.set(id, draft),
    clear: async (id) => void drafts.delete(id),
  };
  const header = () => ({
    ID: 'x',
    ESTADO: 'ABIERTA',
    VERSION: state.version,
    LOCK: state.lock,
    ID_ORDEN: '',
    CREADO: '',
    CREADO_POR: '',
    MODIFICADO: '2026-01-01T00:00:00',
    MODIFICADO_POR: '',
    RESUMEN: {},
  });
  const answered = new Map<string, unknown>();
  const write = (changes: Change[]): void => {
    state.body = definition.calculate(
      applyChanges(dataSets, state.body, changes) as never,
      undefined as never,
    ) as AnyBody;
    state.lock += 1;
    state.versions.set((state.version += 1), state.body);
  };
  let loseAnswer = false;
  const call = async (
    contract: { name: string },
    input: Record<string, unknown>,
    options: { idempotencyKey?: string } = {},
  ): Promise<unknown> => {
    if (!state.online) throw new ApiError('sin red', { code: OFFLINE, status: 0 });
    if (contract.name === 'open') {
      const version = (input['VERSION'] as number | undefined) ?? state.version;
      return { header: header(), body: state.versions.get(version), problems: [] };
    }
    const key = options.idempotencyKey ?? '';
    if (answered.has(key)) return answered.get(key);
    if (input['LOCK'] !== state.lock)
      throw new ApiError('otro guardó', { code: 'document.stale', status: 409 });
    state.patches.push(input['CAMBIOS'] as Change[]);
    write(input['CAMBIOS'] as Change[]);
    const total = (state.body['CABEZA'] as AnyRecord)['TOTAL']!;
    const answer = {
      header: header(),
      problems: [],
      computed: [{ op: 'set', path: 'CABEZA.TOTAL', value: total }],
    };
    answered.set(key, answer);
    if (loseAnswer) {
      loseAnswer = false;
      throw new ApiError('sin red', { code: OFFLINE, status: 0 });
    }
    return answer;
  };
  let ids = 0;
  const open = async (): Promise<DocumentSession> => {
    const session = new DocumentSession({
      definition,
      procedures,
      id: 'x',
      call: call as never,
      drafts: store,
      reference: () => undefined as unknown as Reference,
      newId: () => `k${(ids += 1)}`,
    });
    await session.open();
    return session;
  };
  return { state, drafts, open, write, loseNextAnswer: () => (loseAnswer = true) };
}

const set = (path: string, value: string): Change => ({ op: 'set', path, value });
const number = (session: DocumentSession): string =>
  (session.snapshot().body['CABEZA'] as AnyRecord)['NUMERO']!;

describe('an open document', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves within a second of the last edit, all edits in one patch', async () => {
    const { state, open } = world();
    const session = await open();
    session.edit([set('CABEZA.NUMERO', '12')]);
    session.edit([set('CABEZA.NUMERO', '123')]);
    expect((session.snapshot().body['CABEZA'] as AnyRecord)['TOTAL']).toBe('2.00');
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.patches).toEqual([[set('CABEZA.NUMERO', '123')]]);
    expect(session.snapshot().save).toBe('saved');
  });

  it('undoes and redoes across pasted lines', async () => {
    const session = await world().open();
    session.edit([
      {
        op: 'insert',
        path: 'LINEAS',
        lines: [
          { ID: 'c', TEXTO: 'c' },
          { ID: 'd', TEXTO: 'd' },
        ],
      },
    ]);
    session.edit([set('LINEAS[3].TEXTO', 'z')]);
    session.undo();
    session.undo();
    expect(session.snapshot().body['LINEAS']).toHaveLength(2);
    session.redo();
    session.redo();
    expect((session.snapshot().body['LINEAS'] as AnyRecord[])[3]!['TEXTO']).toBe('z');
    expect(session.snapshot().canRedo).toBe(false);
  });

  it('keeps what was typed offline over a reload and sends it later', async () => {
    const { state, drafts, open } = world();
    const first = await open();
    state.online = false;
    first.edit([set('CABEZA.NUMERO', '77')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.snapshot().save).toBe('offline');
    expect(drafts.size).toBe(1);
    state.online = true;
    const second = await open();
    expect(number(second)).toBe('77');
    await vi.advanceTimersByTimeAsync(1000);
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('77');
    expect(drafts.size).toBe(0);
  });

  it('sends a save again under the same key when its answer was lost', async () => {
    const { state, open, loseNextAnswer } = world();
    const session = await open();
    loseNextAnswer();
    session.edit([set('CABEZA.NUMERO', '5')]);
    await vi.advanceTimersByTimeAsync(7000);
    expect(session.snapshot().save).toBe('saved');
    expect(state.patches).toHaveLength(1);
  });

  it('merges by field when somebody else saved another one', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('LINEAS[0].TEXTO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.snapshot().save).toBe('saved');
    expect(session.snapshot().conflicts).toEqual([]);
    expect(state.body).toMatchObject({
      CABEZA: { NUMERO: 'mío' },
      LINEAS: [{ TEXTO: 'ajeno' }, { TEXTO: 'b' }],
    });
  });

  it('asks when both wrote the same field, and loses neither', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('CABEZA.NUMERO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.snapshot()).toMatchObject({
      save: 'conflict',
      conflicts: [{ path: 'CABEZA.NUMERO', from: 'mío', to: 'ajeno' }],
    });
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('ajeno');
    session.resolve([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect((state.body['CABEZA'] as AnyRecord)['NUMERO']).toBe('mío');
  });

  it('takes the other value when told to', async () => {
    const { state, open, write } = world();
    const session = await open();
    write([set('CABEZA.NUMERO', 'ajeno')]);
    session.edit([set('CABEZA.NUMERO', 'mío')]);
    await vi.advanceTimersByTimeAsync(2000);
    session.resolve(['CABEZA.NUMERO']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(number(session)).toBe('ajeno');
    expect(state.patches).toEqual([]);
    expect(session.snapshot().save).toBe('saved');
  });

  it('merges a draft of an older version with what was saved since', async () => {
    const { state, open, write } = world();
    const first = await open();
    state.online = false;
    first.edit([set('CABEZA.NUMERO', 'sin red')]);
    await vi.advanceTimersByTimeAsync(1000);
    first.close();
    write([set('LINEAS[1].TEXTO', 'ajeno')]);
    state.online = true;
    const second = await open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(number(second)).toBe('sin red');
    expect((second.snapshot().body['LINEAS'] as AnyRecord[])[1]!['TEXTO']).toBe('ajeno');
  });
});
