/**
 * Who waits, in turns of their owners: of many who wait for one owner and one who waits for another, that one is next
 * but one.
 */
export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** How many wait for an owner. */
  of(owner: string): number {
    return this.lines.get(owner)?.length ?? 0;
  }

  push(owner: string, item: T): void {
    const line = this.lines.get(owner);
    if (line) line.push(item);
    else this.lines.set(owner, [item]);
    this.count += 1;
  }

  /** First item that may of the next owner in turn who has one; undefined when none does. */
  next(may: (owner: string, item: T) => boolean = () => true): T | undefined {
    for (const [owner, line] of this.lines) {
      const at = line.findIndex((item) => may(owner, item));
      if (at === -1) continue;
      const [item] = line.splice(at, 1);
      this.lines.delete(owner);
      if (line.length > 0) this.lines.set(owner, line);
      this.count -= 1;
      return item;
    }
    return undefined;
  }
}
