import type { Write } from './write.ts';

type Add = Write & { kind: 'add' };

const joins = (write: Write): write is Add => write.kind === 'add' && !write.when;

/** The writes with what adds to one row joined: a transaction may name a row once. Sums of nothing are left out. */
export function joinAdds(writes: readonly Write[]): Write[] {
  const sums = new Map<string, Add>();
  for (const write of writes) {
    if (!joins(write)) continue;
    const name = `${write.table} ${write.key.pk} ${write.key.sk}`;
    const add = { ...sums.get(name)?.add };
    for (const [attribute, by] of Object.entries(write.add)) add[attribute] = (add[attribute] ?? 0) + by;
    sums.set(name, { ...write, add });
  }
  const moving = [...sums.values()].flatMap((each): Add[] => {
    const add = Object.fromEntries(Object.entries(each.add).filter(([, by]) => by !== 0));
    return Object.keys(add).length > 0 ? [{ ...each, add }] : [];
  });
  return [...writes.filter((each) => !joins(each)), ...moving];
}
