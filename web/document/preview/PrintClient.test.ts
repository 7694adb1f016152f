import { describe, expect, it } from 'vitest';
import { problem } from '../../../shared/foundation/rules/problem.ts';
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
const cut = problem('print.too-long', 'DVA.X', 'no cabe');
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
    const file = client.pdf(input, 'Ana', '2026-11-20T10:00:00');
    worker.onmessage?.({ data: { kind: 'failed', id: 2, message: 'nor a file' } });
    await expect(file).rejects.toThrow('nor a file');
    const next = client.draw(input, 2);
    worker.answer();
    expect((await next)?.page.number).toBe(2);
  });

  it('tells what a drawing found to who asks later, and lays out only what nobody draws', async () => {
    const worker = new SlowWorker();
    const client = new PrintClient(worker as unknown as Worker, {
      country: 'GT',
      today: '2026-11-20',
      lists: [],
    });
    const heard: unknown[] = [];
    const drawing = client.draw(input, 1);
    client.listen((body, problems) => heard.push(body, problems));
    await client.check(input);
    expect(heard).toEqual([]);
    worker.answer();
    await drawing;
    await client.check(input);
    expect(heard).toEqual([input.body, [], input.body, []]);
    expect(worker.asked.map((each) => each.kind)).toEqual(['lists', 'draw']);

    const edited = { body: {}, options: {} };
    const checking = client.check(edited);
    worker.onmessage?.({ data: { kind: 'checked', id: 2, problems: [cut] } });
    await checking;
    expect(heard.slice(4)).toEqual([edited.body, [cut]]);
    expect(heard[4]).toBe(edited.body);
    expect(worker.asked.at(-1)?.kind).toBe('check');
  });
});
