/** Draws that follow from a seed alone (mulberry32): the same seed draws the same on every machine. */
export class Dice {
  private state: number;

  constructor(...seeds: number[]) {
    this.state = 0x9e3779b9;
    for (const seed of seeds) {
      this.state = Math.imul(this.state ^ seed, 0x85ebca6b) >>> 0;
      this.next();
    }
  }

  /** From 0 up to, not including, 1. */
  readonly next = (): number => {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  /** Whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.between(0, choices.length - 1)] as T;
  }
}
