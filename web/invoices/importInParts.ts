import type * as z from 'zod';
import type { ImportPart } from '../../shared/invoices/csv/importParts.ts';
import type { importResult } from '../../shared/invoices/procedures.ts';

type Answer = z.infer<typeof importResult>;

/** How far a file is, for who waits. */
export interface PartsTold {
  done: number;
  all: number;
}

/**
 * One answer about a file that goes in parts, one after the other; a part that fails ends it with its error, and what
 * was created until then stays: who does it again goes on there, for an invoice that exists is left alone.
 */
export async function importInParts(
  parts: readonly ImportPart[],
  send: (part: ImportPart) => Promise<Answer>,
  tell: (told: PartsTold) => void,
): Promise<Answer> {
  const whole: Answer = { CREADAS: 0, invoices: [], problems: [] };
  // Each part has the file's heading, and complains of it alike.
  const complaints = new Set<string>();
  for (const [done, part] of parts.entries()) {
    tell({ done, all: parts.length });
    const { CREADAS, invoices, problems } = await send(part);
    whole.CREADAS += CREADAS;
    whole.invoices.push(...invoices);
    for (const each of problems) {
      if (complaints.has(each.message)) continue;
      complaints.add(each.message);
      whole.problems.push(each);
    }
  }
  whole.problems.sort((a, b) => a.row - b.row);
  return whole;
}
