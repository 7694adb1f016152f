import { describe, expect, it, vi } from 'vitest';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AttachedFile } from '../../../shared/foundation/files/procedures.ts';
import { ducaProcedures } from '../../../shared/duca/procedures.ts';
import { ApiError } from '../../api/apiError.ts';
import { fitted } from './prepareFile.ts';
import { UploadQueue } from './UploadQueue.ts';

describe('fitted', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { maxWidth: 1700, maxHeight: 2200 },
      { width: 1700, height: 1275 },
    ],
    [
      { width: 3000, height: 4000 },
      { maxWidth: 1700, maxHeight: 2200 },
      { width: 1650, height: 2200 },
    ],
    [
      { width: 800, height: 600 },
      { maxWidth: 1700, maxHeight: 2200 },
      { width: 800, height: 600 },
    ],
    [
      { width: 9000, height: 1 },
      { maxWidth: 90, maxHeight: 0 },
      { width: 90, height: 1 },
    ],
  ])('%j within %j is %j', (size, limit, result) => {
    expect(fitted(size, limit)).toEqual(result);
  });
});

const facts = { ID_ARCHIVO: 'arc-1', NOMBRE_ARCHIVO: 'a.pdf' } as AttachedFile;
const file = (name = 'a.pdf') => new File(['x'], name);

function world(put: (signal: AbortSignal) => Promise<void> = async () => undefined) {
  const attach = vi.fn();
  const answers = { startFile: vi.fn(), confirmFile: vi.fn() };
  answers.startFile.mockResolvedValue({ ID_ARCHIVO: 'arc-1', ENLACE: 'l', ENCABEZADOS: {} });
  answers.confirmFile.mockResolvedValue({ ARCHIVO: facts });
  const queue = new UploadQueue({
    home: { id: 'duc-1', procedures: ducaProcedures },
    call: ((contract: { name: keyof typeof answers }) => answers[contract.name]()) as never,
    prepare: async ({ name }) => ({ name, type: 'application/pdf', bytes: new Uint8Array(1), hash: 'aa' }),
    put: (_link, _headers, _bytes, signal) => put(signal),
    reference: () => ({}) as Reference,
    attach,
  });
  return { queue, attach, ...answers };
}
/** As long as a busy machine needs. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, 60_000);
const states = (queue: UploadQueue) => queue.snapshot().map((each) => each.state);

describe('UploadQueue', () => {
  it('attaches what was confirmed and keeps nothing of it', async () => {
    const { queue, attach } = world();
    queue.add('lin-1', file());
    await soon(() => expect(attach).toHaveBeenCalledWith('lin-1', facts, ''));
    expect(queue.snapshot()).toEqual([]);
  });

  it('keeps a file that failed, with the reason, until it is retried', async () => {
    const { queue, attach, confirmFile } = world();
    confirmFile.mockRejectedValueOnce(new ApiError('No es PDF.', { code: 'rejected', status: 422 }));
    queue.add('lin-1', file());
    await soon(() => expect(states(queue)).toEqual(['failed']));
    expect(queue.snapshot()[0]!.error).toBe('No es PDF.');
    expect(attach).not.toHaveBeenCalled();
    queue.retry(queue.snapshot()[0]!.id);
    await soon(() => expect(attach).toHaveBeenCalledTimes(1));
  });

  it('sends two at once, and a cancelled one no more', async () => {
    const ends: (() => void)[] = [];
    const signals: AbortSignal[] = [];
    const { queue, attach } = world((signal) => {
      signals.push(signal);
      return new Promise((resolve) => ends.push(resolve));
    });
    ['a', 'b', 'c'].forEach((name) => queue.add(name, file(name)));
    await soon(() => expect(states(queue)).toEqual(['sending', 'sending', 'preparing']));
    queue.cancel(queue.snapshot()[0]!.id);
    expect(signals[0]!.aborted).toBe(true);
    ends.forEach((end) => end());
    await soon(() => expect(signals).toHaveLength(3));
    ends[2]!();
    await soon(() => expect(queue.snapshot()).toEqual([]));
    expect(attach.mock.calls.map(([line]) => line as string)).toEqual(['b', 'c']);
  });
});
