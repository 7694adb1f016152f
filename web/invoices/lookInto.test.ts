import { expect, it } from 'vitest';
import { lookInto, type Looked, type Preview } from './lookInto.ts';

const held = (NUMERO_FACTURA: string): Preview =>
  ({ CREADAS: 0, invoices: [{ NUMERO_FACTURA }], problems: [] }) as unknown as Preview;
const part = (CSV: string) => ({ parts: [{ CSV, FILAS: '' }], problems: [] });

/** Two files that are chosen one after the other, the second while the first is still read; the first ends last. */
async function chosen(first: () => Promise<Preview>): Promise<{ shown: Looked[]; latest: boolean[] }> {
  const shown: Looked[] = [];
  const latest: boolean[] = [];
  const turn = { current: 0 };
  let goOn = (): void => undefined;
  const slow = new Promise<void>((resolve) => (goOn = resolve));
  const look = (name: string, ask: () => Promise<Preview>) =>
    lookInto(new Blob([name]), {
      turn,
      read: async (file) => part(await file.text()),
      ask: (_parts, isLatest) => ask().finally(() => latest.push(isLatest())),
      show: (looked) => shown.push(looked),
    });
  const one = look('primero', async () => {
    await slow;
    return first();
  });
  await look('segundo', async () => held('S-2'));
  goOn();
  await one;
  return { shown, latest };
}

const last = ({ shown }: { shown: Looked[] }) => shown.at(-1)!;

it('a second file that is chosen while the first is read is the one that is shown and created', async () => {
  const both = await chosen(async () => held('P-1'));
  expect(last(both)).toEqual({ parts: part('segundo').parts, preview: held('S-2'), refused: '' });
  // Of the first no further part goes out.
  expect(both.latest).toEqual([true, false]);
});

it('what the first is refused for by then is not said of the second', async () => {
  const both = await chosen(() => Promise.reject(new Error('cut off')));
  expect(last(both)).toMatchObject({ refused: '', preview: held('S-2') });
});

it('a file that cannot be read says why, and nothing of the one before stays', async () => {
  const shown: Looked[] = [];
  await lookInto(new Blob(['x']), {
    turn: { current: 4 },
    read: () => Promise.reject(new Error('no text')),
    ask: async () => held('X'),
    show: (looked) => shown.push(looked),
  });
  expect(shown[0]).toEqual({ parts: [], preview: undefined, refused: '' });
  expect(last({ shown })).toMatchObject({ parts: [], preview: undefined });
  expect(last({ shown }).refused).toBe('no text');
});
