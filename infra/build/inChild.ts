import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/**
 * Runs a build step in a process of its own, which takes the builder's memory and helpers with it when it ends.
 * @throws with what the step wrote when it fails.
 */
export async function runInChild(script: string, input: unknown): Promise<void> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  child.stdin.on('error', () => undefined).end(JSON.stringify(input));
  const [complaint] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  process.off('exit', kill);
  if (child.exitCode !== 0) throw new Error(complaint.trim() || `${script} ended with ${child.exitCode}`);
  if (complaint) process.stderr.write(complaint);
}

/** What `runInChild` handed to this process, and its failure as one message without a trace. */
export async function asChild<T>(work: (input: T) => Promise<void>): Promise<void> {
  try {
    await work(JSON.parse(await text(process.stdin)) as T);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
