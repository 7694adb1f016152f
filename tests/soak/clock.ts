/** The one clock of a run; nothing of it follows the machine's. */
export class Clock {
  private at: number;
  private awaited: { at: number; happens: () => void }[] = [];

  /** @param at epoch milliseconds. */
  constructor(at: number) {
    this.at = at;
  }

  readonly now = (): Date => new Date(this.at);

  /** What others do meanwhile happens in its moment, not at the end of a leap. */
  advance(milliseconds: number): void {
    const end = this.at + milliseconds;
    const due = this.awaited.filter((each) => each.at <= end).sort((a, b) => a.at - b.at);
    this.awaited = this.awaited.filter((each) => each.at > end);
    for (const each of due) {
      this.at = Math.max(this.at, each.at);
      each.happens();
    }
    this.at = end;
  }

  after(milliseconds: number, happens: () => void): void {
    this.awaited.push({ at: this.at + milliseconds, happens });
  }

  /** Another run begins: nothing of the last one is awaited. */
  restart(at: number): void {
    this.at = at;
    this.awaited = [];
  }
}
