import { describe, expect, it } from 'vitest';
import type { KindInOrder } from '../../../../shared/documentKinds.ts';
import { ducaDataSets } from '../../../../shared/duca/dataSets.ts';
import type { DocumentHeader } from '../../../../shared/foundation/documents/header.ts';
import { blankBody } from '../../../../shared/foundation/fields/dataSet.ts';
import { workOrderDataSets } from '../../../../shared/work-orders/summary.ts';
import { ApiError } from '../../../api/apiError.ts';
import type { OrderFile } from '../../orderPart.ts';
import { copyEach, type CopyResult } from './copyEach.ts';
import { askedAnew, choicesOf, chosenAtFirst, formedOf, stepsOf } from './copyPlan.ts';
import type { OrderCopy } from './orderCopy.ts';

const header = (ID: string, more: Partial<DocumentHeader> = {}): DocumentHeader => ({
  ...{ ID, ESTADO: 'BORRADOR', VERSION: 1, LOCK: 1, ID_ORDEN: 'ord-1', RESUMEN: {} },
  ...{ CREADO: '', CREADO_POR: '', MODIFICADO: '', MODIFICADO_POR: '' },
  ...more,
});

const file = (documents: Partial<Record<KindInOrder, DocumentHeader[]>>): OrderFile => ({
  order: header('ord-1'),
  documents: { invoices: [], 'transport-documents': [], dva: [], duca: [], dua: [], ...documents },
});

const FULL = file({
  invoices: [header('fac-1'), header('fac-2', { ESTADO: 'ANULADA' }), header('fac-3')],
  'transport-documents': [header('tra-1')],
  dva: [header('dva-1')],
  duca: [header('duc-1')],
});
const all = (): boolean => true;
const ids = (choices: ReturnType<typeof choicesOf>, chosen = chosenAtFirst(choices)): string[] =>
  stepsOf(choices, chosen).map(({ header: { ID } }) => ID);

describe('what of an order is copied', () => {
  it('is all that stands, what others are derived of first', () => {
    expect(ids(choicesOf(FULL, undefined, all, 'GT'))).toEqual(['fac-1', 'fac-3', 'tra-1', 'dva-1', 'duc-1']);
  });

  it('is one that was annulled where somebody chooses it, and none that they leave out', () => {
    const choices = choicesOf(FULL, undefined, all, 'GT');
    expect(ids(choices, new Set(['fac-2', 'duc-1']))).toEqual(['fac-2', 'duc-1']);
  });

  it('is nothing that the person may not make or see, which is said', () => {
    const may = (right: string): boolean =>
      !['dva:read', 'dva:write', 'transport-documents:write'].includes(right);
    const choices = choicesOf({ ...FULL, documents: { ...FULL.documents, dva: [] } }, undefined, may, 'GT');
    expect(ids(choices)).toEqual(['fac-1', 'fac-3', 'duc-1']);
    expect(choices.filter(({ left }) => left !== '').map(({ kind, left }) => [kind.module, left])).toEqual([
      ['transport-documents', expect.stringMatching(/no tiene derecho a crearlos/)],
      ['dva', expect.stringMatching(/no tiene derecho a verlas/)],
    ]);
  });

  it('is nothing that has its copy already', () => {
    const into = file({ invoices: [header('n-1', { COPIA_DE: 'fac-1' }), header('n-2')] });
    expect(ids(choicesOf(FULL, into, all, 'GT'))).toEqual(['fac-3', 'tra-1', 'dva-1', 'duc-1']);
  });

  it('asks anew for what the earlier order said and the new one does not', () => {
    const earlier = blankBody(workOrderDataSets);
    Object.assign(earlier.ORDEN, { REFERENCIA_CLIENTE: 'PO-77', NUMERO_ORDEN: '1', OBSERVACIONES: 'x' });
    const now = blankBody(workOrderDataSets);
    Object.assign(now.ORDEN, { NUMERO_ORDEN: '2', OBSERVACIONES: 'x' });
    expect(askedAnew(earlier, now)).toEqual(['Referencia del cliente']);
  });
});

describe('the declaration that is formed of the copied papers', () => {
  const copies = new Map<string, OrderCopy>([
    [
      'duca',
      {
        ...{ kind: 'duca', dataSets: ducaDataSets, note: '' },
        copy: () => Promise.reject(new Error()),
        form: () => Promise.reject(new Error()),
      },
    ],
  ]);
  const only = header('n-1', { COPIA_DE: 'duc-1' });

  it('is the only one, where there are value declarations, or invoices of which what leaves is formed alone', () => {
    expect(formedOf(file({ duca: [only], dva: [header('d')] }), copies)?.ID).toBe('n-1');
    expect(formedOf(file({ duca: [only], invoices: [header('f')] }), copies)?.ID).toBe('n-1');
    const annulled = header('f', { ESTADO: 'ANULADA' });
    expect(formedOf(file({ duca: [only], invoices: [annulled] }), copies)).toBeUndefined();
    expect(formedOf(file({ duca: [only] }), copies)).toBeUndefined();
  });

  it('is none of several, none that somebody changed, and none that a person began', () => {
    const dva = [header('d')];
    expect(formedOf(file({ duca: [only, header('n-2')], dva }), copies)).toBeUndefined();
    expect(formedOf(file({ duca: [{ ...only, VERSION: 2 }], dva }), copies)).toBeUndefined();
    expect(formedOf(file({ duca: [header('n-2')], dva }), copies)).toBeUndefined();
  });
});

describe('copying one document after another', () => {
  const steps = stepsOf(
    choicesOf(FULL, undefined, all, 'GT'),
    chosenAtFirst(choicesOf(FULL, undefined, all, 'GT')),
  ).slice(0, 2);
  const refused = (status: number): ApiError => new ApiError('No se puede', { code: 'x', status });

  async function run(
    answers: (ApiError | 'made')[],
    stopAfter = 9,
  ): Promise<[asked: string[], CopyResult[]]> {
    const asked: string[] = [];
    const results: CopyResult[] = [];
    const copy = async (id: string) => {
      asked.push(id);
      const answer = answers.shift();
      if (answer instanceof ApiError) throw answer;
      return { header: header(`n-${id}`), body: {}, problems: [] };
    };
    const copies = new Map<string, OrderCopy>([
      ['invoices', { kind: 'invoices', dataSets: {}, note: '', copy }],
    ]);
    const stopped = (): boolean => results.length >= stopAfter;
    const told = { onStep: () => undefined, onResult: (each: CopyResult) => void results.push(each) };
    await copyEach(steps, { orderId: 'ord-2', copies, stopped, waits: [0, 0], ...told });
    return [asked, results];
  }

  it('goes on after one that is refused, and says why', async () => {
    const [asked, results] = await run([refused(422), 'made']);
    expect(asked).toEqual(['fac-1', 'fac-3']);
    expect(results.map(({ made, failure }) => made?.ID ?? failure)).toEqual(['No se puede', 'n-fac-3']);
  });

  it('asks again while nobody answers, and then leaves the rest for later', async () => {
    expect((await run([refused(503), refused(0), 'made', 'made']))[0]).toEqual([
      ...['fac-1', 'fac-1', 'fac-1'],
      'fac-3',
    ]);
    const [asked, results] = await run([refused(0), refused(0), refused(0)]);
    expect(asked).toEqual(['fac-1', 'fac-1', 'fac-1']);
    expect(results.map(({ failure }) => failure)).toEqual(['No se puede']);
  });

  it('ends when it is stopped, after the one that it was at', async () => {
    expect((await run(['made', 'made'], 1))[0]).toEqual(['fac-1']);
  });
});
