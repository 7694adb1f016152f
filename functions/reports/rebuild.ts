import type { HeaderRow } from '../runtime/documents/rows.ts';
import { DocumentStore } from '../runtime/documents/store.ts';
import { allHeaders } from '../runtime/documents/streams.ts';
import { rowsInPages } from './companyExport/everyRow.ts';
import { FACT_MODULES, factDefinitions, type FactSource, type Parts } from './facts/readFacts.ts';
import { emptyDivided, renewDays } from './files/dayFile.ts';
import { dayKey, TABLE, type DayRow } from './rows.ts';

/** Headers that are read at once, and documents whose facts are made at once. */
const [PAGE, AT_ONCE] = [200, 100] as const;

/**
 * Makes a company's day files anew from its documents. Files that held the same stay as they are, byte by byte.
 * @returns the days whose file had to change, and how many documents were looked at.
 */
export async function rebuildCompany(parts: Parts): Promise<{ days: string[]; documents: number }> {
  const days = new Set<string>();
  let documents = 0;
  const renew = async (sources: readonly FactSource[]): Promise<void> => {
    documents += sources.length;
    for (const day of await renewDays(parts, sources)) days.add(day);
  };
  for (const module of FACT_MODULES) {
    const store = new DocumentStore(factDefinitions[module], parts.services, parts.scope);
    let waiting: FactSource[] = [];
    const headers: AsyncGenerator<HeaderRow> = allHeaders(store)(undefined, PAGE);
    for await (const { ID } of headers) {
      waiting.push({ module, id: ID });
      if (waiting.length < AT_ONCE) continue;
      await renew(waiting);
      waiting = [];
    }
    await renew(waiting);
  }
  await emptyEveryDivided(parts);
  return { days: [...days].sort(), documents };
}

/** Whoever stopped while another divided a file may have left it as it was. */
async function emptyEveryDivided(parts: Parts): Promise<void> {
  const { pk } = dayKey(parts.scope, '');
  for await (const rows of rowsInPages<DayRow>(parts.services.database, TABLE, pk, ''))
    for (const { sk, PARTIDO } of rows) if (PARTIDO) await emptyDivided(parts, sk);
}
