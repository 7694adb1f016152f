import { defineDocument, type AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { applyChanges, type Change } from '../../../shared/foundation/documents/patch.ts';
import { documentProcedures } from '../../../shared/foundation/documents/procedures.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import { many, one, type AnyBody, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { ApiError, OFFLINE } from '../../api/apiError.ts';
import { DocumentSession } from './DocumentSession.ts';
import type { Draft, DraftStore } from './drafts.ts';
import type { Step } from './steps.ts';
import { sampleKind } from '../../../shared/foundation/documents/sampleKind.fixture.ts';

export const dataSets = {
  CABEZA: one('Cabeza', {
    NUMERO: field.text('Número'),
    TOTAL: field.decimal('Total', { writer: 'computation' }),
  }),
  LINEAS: many('Líneas', 'ID', { ID: field.key(), TEXTO: field.text('Texto') }),
};
export const definition = defineDocument({
  ...sampleKind,
  dataSets,
  states: { initial: 'ABIERTA', states: {}, transitions: {} },
  columns: {},
  summary: () => ({}),
  calculate: (body) => ({ ...body, CABEZA: { ...body.CABEZA, TOTAL: `${body.LINEAS.length}.00` } }),
  check: () => [],
});
export const bodyOf = (NUMERO: string, keys: string[]): AnyBody => ({
  CABEZA: { NUMERO, TOTAL: '' },
  LINEAS: keys.map((ID) => ({ ID, TEXTO: ID })),
});

/** For tests: a server of one document in memory, with a switch for its network, and a browser's store. */
export const world = () => worldOf(definition as never, bodyOf('1', ['a', 'b']));

/** The same of another kind of document, and with a store for each of several browsers. */
export function worldOf(definition: AnyDocument, body: AnyBody) {
  const { dataSets } = definition;
  const procedures = documentProcedures(definition);
  const state = {
    body,
    lock: 1,
    version: 1,
    online: true,
    /** Who saved last. */
    by: '',
    patches: [] as Change[][],
    versions: new Map<number, AnyBody>(),
  };
  state.versions.set(1, state.body);
  const drafts = new Map<string, Draft>();
  /** What a write of a draft waits for. */
  const disk = { ready: Promise.resolve() };
  const steps: { done: number; first: number; steps: Step[] } = { done: 0, first: 0, steps: [] };
  const store: DraftStore = {
    load: async () => structuredClone([...drafts.values()]),
    save: async (id, draft) => {
      await disk.ready;
      drafts.set(id, structuredClone(draft));
    },
    clear: async (id) => void drafts.delete(id),
    loadSteps: async () => structuredClone(steps),
    saveSteps: async (_id, kept) => {
      steps.steps.splice(kept.from, Infinity, ...structuredClone(kept.steps));
      steps.done = kept.done;
    },
    clearSteps: async () => void steps.steps.splice(0),
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
    MODIFICADO_POR: state.by,
    RESUMEN: {},
  });
  const answered = new Map<string, unknown>();
  const write = (changes: Change[]): void => {
    state.body = definition.calculate(applyChanges(dataSets, state.body, changes), undefined as never);
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
    const before = state.body;
    state.patches.push(input['CAMBIOS'] as Change[]);
    write(input['CAMBIOS'] as Change[]);
    const asked = applyChanges(dataSets, before, input['CAMBIOS'] as Change[]);
    // What a calculation wrote besides, whole groups of it.
    const computed = Object.entries(state.body).flatMap(([path, value]) =>
      JSON.stringify(asked[path]) === JSON.stringify(value) ? [] : [{ op: 'set' as const, path, value }],
    );
    const answer = { header: header(), problems: [], computed };
    answered.set(key, answer);
    if (loseAnswer) {
      loseAnswer = false;
      throw new ApiError('sin red', { code: OFFLINE, status: 0 });
    }
    return answer;
  };
  let ids = 0;
  const open = async (drafts = store): Promise<DocumentSession> => {
    const session = new DocumentSession({
      definition,
      procedures,
      id: 'x',
      call: call as never,
      drafts,
      reference: () => undefined as unknown as Reference,
      newId: () => `k${(ids += 1)}`,
    });
    await session.open();
    return session;
  };
  return { state, drafts, disk, open, write, loseNextAnswer: () => (loseAnswer = true) };
}

export const set = (path: string, value: string): Change => ({ op: 'set', path, value });
export const number = (session: DocumentSession): string =>
  (session.snapshot().body['CABEZA'] as AnyRecord)['NUMERO']!;
