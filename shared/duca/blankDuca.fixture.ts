import { blankBody, blankRecord, type AnyRecord, type DataSets } from '../foundation/fields/dataSet.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';

/** What a case says of a declaration: some fields of its records, some lines. */
type Said = { [N in keyof DucaBody]?: DucaBody[N] extends (infer L)[] ? Partial<L>[] : Partial<DucaBody[N]> };

/** A declaration that is blank but for what is said. */
export function blankDuca(said: Said): DucaBody {
  const blank = blankBody(ducaDataSets);
  const sets: DataSets = ducaDataSets;
  const whole = Object.entries(said).map(([name, content]) => {
    const record = blankRecord(sets[name]!);
    const filled = (part: Partial<AnyRecord>) => ({ ...record, ...part });
    return [name, Array.isArray(content) ? content.map(filled) : filled(content)];
  });
  return { ...blank, ...Object.fromEntries(whole) };
}
