import { describe, expect, it } from 'vitest';
import { PrintClient } from './PrintClient.ts';
import type { PrintReply, PrintRequest } from './printProtocol.ts';

/** A worker that answers when the test says so. */
class SlowWorker {
  onmessage: ((event: { data: PrintReply }) => void) | undefined;
  readonly asked: PrintRequest[] = [];
  postMessage(request: PrintRequest): void {
    this.asked.push(request);
  }
  terminate(): void {}
  answer(): void {
    const last = this.asked.at(-1)!;
    if (last.kind !== 'draw') throw new Error('No drawing was asked for');
    const page = { number: last.page } as never;
    this.onmessage?.({
      data: { kind: 'drawn', id: last.id, drawn: { page, pageCount: 9, problems: [], took: 1 } },
    });
  }
}

const input = { body: {}, options: {} };
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('PrintClient', () => {
  it('does only the last of the drawings asked for while one is made', async () => {
    const worker = new SlowWorker();
    const client = new PrintClient(worker as unknown as Worker, {
      country: 'GT',
      today: '2026-11-20',
      lists: [],
    });
    const drawn = [1, 2, 3].map((page) => client.draw(input, page));
    worker.answer();
    await settle();
    worker.answer();
    expect((await Promise.all(drawn)).map((each) => each?.page.number)).toEqual([1, undefined, 3]);
    expect(worker.asked.map((each) => each.kind)).toEqual(['lists', 'draw', 'draw']);
  });

  it('passes a failure on and draws again afterwards', async () => {
    const worker = new SlowWorker();
    const client = new PrintClient(worker as unknown as Worker, {
      country: 'GT',
      today: '2026-11-20',
      lists: [],
    });
    const failing = client.draw(input, 1);
    worker.onmessage?.({ data: { kind: 'failed', id: 1, message: 'no' } });
    await expect(failing).rejects.toThrow('no');
    const next = client.draw(input, 2);
    worker.answer();
    expect((await next)?.page.number).toBe(2);
  });
});
