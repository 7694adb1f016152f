import type { KeptLookup } from '../../../shared/transmission/lookups/kept.ts';
import { lookupProcedures } from '../../../shared/transmission/lookups/procedures.ts';
import type { Wanted } from '../../../shared/transmission/lookups/wanted.ts';
import { errorText } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { toast } from '../../kit/toasts.ts';

const AT_ONCE = 3;

export const nameOfWanted = ({ name, key }: Pick<Wanted, 'name' | 'key'>): string => `${name}~${key}`;

/** Asks the look-ups of one open document, some at once and each thing once at a time, until it is closed. */
export class AskQueue {
  private readonly of: { TIPO: string; DOCUMENTO: string };
  private readonly onTold: (kept: KeptLookup) => void;
  private readonly onAsking: (names: ReadonlySet<string>) => void;
  private readonly queue: { wanted: Wanted; anew: boolean }[] = [];
  private readonly waiting = new Set<string>();
  private running = 0;
  private open = true;

  constructor(
    of: AskQueue['of'],
    onTold: (kept: KeptLookup) => void,
    onAsking: (names: ReadonlySet<string>) => void,
  ) {
    this.of = of;
    this.onTold = onTold;
    this.onAsking = onAsking;
  }

  /** @param anew asked by a person, who is told when it cannot be; what was said lately does not do. */
  ask(wanted: readonly Wanted[], anew: boolean): void {
    for (const each of wanted) {
      if (this.waiting.has(nameOfWanted(each))) continue;
      this.waiting.add(nameOfWanted(each));
      this.queue.push({ wanted: each, anew });
    }
    this.onAsking(new Set(this.waiting));
    this.next();
  }

  close(): void {
    this.open = false;
  }

  private next(): void {
    while (this.open && this.running < AT_ONCE) {
      const job = this.queue.shift();
      if (!job) return;
      this.running += 1;
      void this.run(job.wanted, job.anew);
    }
  }

  private async run(wanted: Wanted, anew: boolean): Promise<void> {
    try {
      const asked = { ...this.of, CONSULTA: wanted.name, CLAVE: wanted.key, DE_NUEVO: anew };
      const kept = await call(lookupProcedures.lookup, asked, { background: !anew });
      if (this.open) this.onTold(kept);
    } catch (thrown) {
      if (anew && this.open) toast('No se pudo consultar', errorText(thrown), 'bad');
    }
    this.running -= 1;
    this.waiting.delete(nameOfWanted(wanted));
    if (this.open) this.onAsking(new Set(this.waiting));
    this.next();
  }
}
