import type { DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { applyStep, backwards, stepBetween, weightOf, type Shown, type Step } from './steps.ts';

const ONE_STEP_MS = 1500;
/** Values held at most; some hundred pastes of a thousand lines, or any day of typing. The oldest steps go first. */
const MOST_VALUES = 1_000_000;

/** What a change of the history must keep on disk: steps from a place on, and where the person stands. */
export interface KeptSteps {
  /** Number of the first step given; what was kept from there on is replaced. */
  from: number;
  steps: readonly Step[];
  /** Number of steps that are done; those behind it can be redone. */
  done: number;
  /** Number of the oldest step still held. */
  first: number;
}

/** The steps of one person in one document, without an end; the letters of one word are one step. */
export class UndoHistory {
  private readonly dataSets: DataSets;
  private steps: Step[] = [];
  private first = 0;
  private done = 0;
  private weight = 0;
  private last: { place: string; at: number; from: Shown } | undefined;

  constructor(dataSets: DataSets) {
    this.dataSets = dataSets;
  }

  get canUndo(): boolean {
    return this.done > this.first;
  }
  get canRedo(): boolean {
    return this.done < this.first + this.steps.length;
  }

  /** Takes back what an earlier visit kept. */
  restore({ steps, done, first }: Omit<KeptSteps, 'from'>): void {
    this.steps = [...steps];
    this.first = first;
    this.done = Math.min(Math.max(done, first), first + steps.length);
    this.weight = steps.reduce((sum, step) => sum + weightOf(step), 0);
    this.last = undefined;
  }

  /** Remembers an edit; `place` names the one field that it typed in, '' any other. Undefined when nothing changed. */
  remember(before: Shown, after: Shown, place: string, at: number): KeptSteps | undefined {
    const goesOn = place !== '' && this.last?.place === place && at - this.last.at < ONE_STEP_MS;
    const from = goesOn && this.last && this.done > this.first && !this.canRedo ? this.last.from : before;
    const step = stepBetween(this.dataSets, from, after);
    if (from === before && weightOf(step) === 0) return undefined;
    this.done = from === before ? this.done : this.done - 1;
    this.drop(this.done);
    this.last = { place, at, from };
    // Letters that were all taken back again leave no step.
    if (weightOf(step) === 0) {
      this.last = undefined;
      return { from: this.done, steps: [], done: this.done, first: this.first };
    }
    this.steps.push(step);
    this.weight += weightOf(step);
    this.done += 1;
    while (this.weight > MOST_VALUES && this.steps.length > 1) {
      this.weight -= weightOf(this.steps.shift()!);
      this.first += 1;
    }
    return { from: this.done - 1, steps: [step], done: this.done, first: this.first };
  }

  /** What came from elsewhere is no part of anybody's step: the next letter begins another. */
  endStep(): void {
    this.last = undefined;
  }

  undo(now: Shown): { shown: Shown; kept: KeptSteps } | undefined {
    if (!this.canUndo) return undefined;
    this.last = undefined;
    this.done -= 1;
    return this.moved(applyStep(this.dataSets, now, backwards(this.steps[this.done - this.first]!)));
  }

  redo(now: Shown): { shown: Shown; kept: KeptSteps } | undefined {
    if (!this.canRedo) return undefined;
    this.last = undefined;
    this.done += 1;
    return this.moved(applyStep(this.dataSets, now, this.steps[this.done - 1 - this.first]!));
  }

  private moved(shown: Shown): { shown: Shown; kept: KeptSteps } {
    const end = this.first + this.steps.length;
    return { shown, kept: { from: end, steps: [], done: this.done, first: this.first } };
  }

  /** Forgets the steps from a number on. */
  private drop(from: number): void {
    for (const step of this.steps.splice(from - this.first)) this.weight -= weightOf(step);
  }
}
