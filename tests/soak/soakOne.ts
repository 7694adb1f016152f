import { judge, type Verdict } from './judge.ts';
import type { Machine } from './machine.ts';
import { planOf, type Plan } from './plan.ts';
import { quieten } from './quieten.ts';
import { Run } from './run.ts';

export interface Soaked extends Verdict {
  plan: Plan;
  /** State and reason of each transmission after each move, for whoever has to understand it. */
  story: string[];
}

/** One schedule from its seed to its verdict; the same numbers always do the same. */
export async function soakOne(
  machine: Machine,
  seed: number,
  number: number,
  faults: number,
): Promise<Soaked> {
  const plan = planOf(seed, number, faults);
  machine.restart(seed, number, plan.skew);
  const run = new Run(machine, plan);
  const story: string[] = [];
  const tell = async (what: string): Promise<void> => {
    const heads = await run.heads();
    const at = machine.clock.now().toISOString();
    story.push(
      `${at} ${what} → ${heads.map((head) => `${head.key}:${head.state}(${head.reason})`).join(' ')}`,
    );
  };
  try {
    for (const move of plan.moves) {
      await run.make(move);
      await tell(JSON.stringify(move));
    }
    await quieten(run);
    await tell('quiet');
    return { plan, story, ...(await judge(run)) };
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await tell('it breaks');
    return { plan, story, violations: [`it breaks: ${said}`], states: {} };
  }
}
