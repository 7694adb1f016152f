import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { Drawn, PrintInput, PrintLists, PrintReply, PrintRequest } from './printProtocol.ts';

type FoundListener = (body: AnyBody, problems: readonly Problem[]) => void;

interface Found {
  body: AnyBody;
  problems?: readonly Problem[];
}

interface Waiting {
  resolve: (reply: PrintReply) => void;
}

/** What a form's print reads of the world, for its worker. */
export const printLists = (reference: Reference, names: readonly string[]): PrintLists => ({
  country: reference.country,
  today: reference.today,
  lists: names.map((name) => ({ name, rows: reference.rows(name) })),
});

/**
 * Draws and prints in a worker, so that typing never waits. Of several drawings asked for while one is made, only the
 * last is done; the others answer undefined.
 */
export class PrintClient {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private drawing = false;
  private next: (() => void) | undefined;
  /** Body of the drawing asked for last, and what it found: that need not be looked for again. */
  private drawn: Found | undefined;
  private readonly listeners = new Set<FoundListener>();

  constructor(worker: Worker, lists: PrintLists) {
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<PrintReply>) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    };
    this.post({ kind: 'lists', lists });
  }

  async draw(input: PrintInput, page: number, path?: string): Promise<Drawn | undefined> {
    const asked: Found = this.drawn?.body === input.body ? this.drawn : { body: input.body };
    this.drawn = asked;
    if (this.drawing) {
      this.next?.();
      const skipped = await new Promise<boolean>((resolve) => (this.next = () => resolve(true)));
      if (skipped && this.drawing) return undefined;
    }
    this.drawing = true;
    try {
      const id = (this.last += 1);
      const reply = await this.ask({
        kind: 'draw',
        id,
        input,
        page,
        ...(path === undefined ? {} : { path }),
      });
      if (reply.kind === 'failed') {
        if (this.drawn === asked) this.drawn = undefined;
        throw new Error(reply.message);
      }
      if (reply.kind !== 'drawn') return undefined;
      asked.problems = reply.drawn.problems;
      this.tell(input.body, asked.problems);
      return reply.drawn;
    } finally {
      this.drawing = false;
      const waiting = this.next;
      this.next = undefined;
      waiting?.();
    }
  }

  async pdf(input: PrintInput, author: string, createdAt: string): Promise<Uint8Array> {
    const id = (this.last += 1);
    const reply = await this.ask({ kind: 'pdf', id, input, author, createdAt });
    if (reply.kind !== 'pdf')
      throw new Error(reply.kind === 'failed' ? reply.message : 'Respuesta inesperada');
    return reply.bytes;
  }

  /** Hears what the paper cannot show of a body, from drawings and from checks. */
  listen(listener: FoundListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells the listeners what the paper cannot show of a body; one that is drawn anyway is not laid out again. */
  async check(input: PrintInput): Promise<void> {
    if (this.drawn?.body === input.body) {
      if (this.drawn.problems) this.tell(input.body, this.drawn.problems);
      return;
    }
    const reply = await this.ask({ kind: 'check', id: (this.last += 1), input });
    if (reply.kind === 'failed') throw new Error(reply.message);
    if (reply.kind === 'checked') this.tell(input.body, reply.problems);
  }

  private tell(body: AnyBody, problems: readonly Problem[]): void {
    this.listeners.forEach((listener) => listener(body, problems));
  }

  close(): void {
    this.worker.terminate();
  }

  private ask(request: Exclude<PrintRequest, { kind: 'lists' }>): Promise<PrintReply> {
    return new Promise((resolve) => {
      this.waiting.set(request.id, { resolve });
      this.post(request);
    });
  }

  private post(request: PrintRequest): void {
    this.worker.postMessage(request);
  }
}
