import { expect, it } from 'vitest';
import { InvocationFailed } from './functionCopy.ts';
import { TooManyWait, Turns } from './turns.ts';

const of = (company: string, signIn = 'una') => ({ company, signIn });
const turnsOf = (all: number, long = all): Turns => new Turns({ all, long });
/** Lets what was promised and is no longer awaited come to pass. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that work until they are told to end, and the order in which they began. */
function desk(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (name: string, owner: { company: string; signIn: string }, long = false): Promise<void> =>
    turns.run(owner, long, () => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, call, end };
}

it('lets as many work at once as there are turns, and the next when one ends', async () => {
  const { begun, call, end } = desk(turnsOf(4));
  for (const name of ['a', 'b', 'c', 'd', 'e']) void call(name, of(name));
  await settle();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('gives a turn back also after a work that failed', async () => {
  const turns = turnsOf(1);
  await expect(turns.run(of('a'), false, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  await expect(turns.run(of('a'), false, () => Promise.resolve('worked'))).resolves.toBe('worked');
});

it('keeps one turn for other companies, and of a company one for its other sign-ins', async () => {
  const { begun, call } = desk(turnsOf(4));
  for (const name of ['1', '2', '3']) void call(name, of('large', 'first'));
  for (const name of ['4', '5']) void call(name, of('large', 'second'));
  await settle();
  expect(begun).toEqual(['1', '2', '4']);
  void call('6', of('small'));
  await settle();
  expect(begun).toEqual(['1', '2', '4', '6']);
});

it('serves company after company: who asks for much waits for itself', async () => {
  const { begun, call, end } = desk(turnsOf(2));
  void call('first', of('large'));
  for (const name of ['1', '2', '3']) void call(name, of('large'));
  void call('busy', of('other'));
  void call('small', of('small'));
  await settle();
  await end('first');
  await end('1');
  expect(begun).toEqual(['first', 'busy', '1', 'small']);
});

it('leaves a turn to calls that take no time, however many long ones wait before them', async () => {
  const { begun, call, end } = desk(turnsOf(3, 2));
  for (const name of ['long 1', 'long 2', 'long 3']) void call(name, of(name), true);
  void call('short', of('short'));
  await settle();
  expect(begun).toEqual(['long 1', 'long 2', 'short']);
  void call('later', of('later'));
  await end('long 1');
  expect(begun).toEqual(['long 1', 'long 2', 'short', 'long 3']);
});

it('lets what a person asks for beside their own long call pass it while that has to wait', async () => {
  const { begun, call } = desk(turnsOf(4, 1));
  void call('long', of('other'), true);
  void call('waits', of('same'), true);
  void call('passes', of('same'));
  await settle();
  expect(begun).toEqual(['long', 'passes']);
});

it('keeps of long ones one for other companies too', async () => {
  const { begun, call } = desk(turnsOf(9, 2));
  void call('1', of('large', 'first'), true);
  void call('2', of('large', 'second'), true);
  void call('3', of('small'), true);
  await settle();
  expect(begun).toEqual(['1', '3']);
});

it('also works for a sign-in where a single processor leaves few turns', async () => {
  await expect(turnsOf(2).run(of('a'), false, () => Promise.resolve('worked'))).resolves.toBe('worked');
});

it('refuses to let one sign-in line up without end, while others still find room', async () => {
  const turns = turnsOf(1);
  const { call } = desk(turns);
  void call('working', of('large'));
  const lined = Array.from({ length: 201 }, (_, at) => call(String(at), of('large')));
  lined.slice(0, 200).forEach((each) => each.catch(() => undefined));
  await expect(lined[200]).rejects.toThrow(TooManyWait);
  const other = call('other', of('small'));
  turns.stop();
  await expect(other).rejects.toThrow(InvocationFailed);
});

it('tells those who wait that the instance stops, and lets nobody begin', async () => {
  const turns = turnsOf(1);
  const { call, begun } = desk(turns);
  void call('working', of('a'));
  const waiting = call('waiting', of('a'));
  turns.stop();
  await expect(waiting).rejects.toMatchObject({ reason: 'stopped' });
  await expect(call('late', of('b'))).rejects.toMatchObject({ reason: 'stopped' });
  expect(begun).toEqual(['working']);
});
