import { createHash } from 'node:crypto';

/** A message in a queue, visible from a moment on. */
export interface Message {
  body: string;
  visibleAt: number;
  receives: number;
}

/** The queues of one world, on its clock. A message stays until it is taken out. */
export class Queues {
  private readonly queues = new Map<string, Message[]>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  readonly answer = (command: string, input: never): object => {
    const { QueueUrl, MessageBody, DelaySeconds = 0 }: Sent = input;
    if (command !== 'SendMessageCommand') throw new Error(`These queues know no ${command}`);
    this.put(QueueUrl, MessageBody, DelaySeconds * 1000);
    // The client makes sure of it.
    return { MessageId: 'm', MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') };
  };

  of(queue: string): Message[] {
    const known = this.queues.get(queue) ?? [];
    this.queues.set(queue, known);
    return known;
  }

  put(queue: string, body: string, delayMs = 0): void {
    this.of(queue).push({ body, visibleAt: this.now() + delayMs, receives: 0 });
  }

  /** When the next message can be seen; undefined when there is none. */
  nextAt(queue: string): number | undefined {
    const times = this.of(queue).map((each) => each.visibleAt);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** The next message that may be seen; it stays unseen for so long, as its reader may die over it. */
  receive(queue: string, visibilityMs: number): Message | undefined {
    const found = this.of(queue).find((each) => each.visibleAt <= this.now());
    if (!found) return undefined;
    found.visibleAt = this.now() + visibilityMs;
    found.receives += 1;
    return found;
  }

  remove(queue: string, message: Message): void {
    const messages = this.of(queue);
    const at = messages.indexOf(message);
    if (at >= 0) messages.splice(at, 1);
  }
}

interface Sent {
  QueueUrl: string;
  MessageBody: string;
  DelaySeconds?: number;
}
