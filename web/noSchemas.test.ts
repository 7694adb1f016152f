import { expect, it } from 'vitest';
import type * as zod from 'zod';
import { noSchemas } from './noSchemas.ts';

const { resolveId, load } = noSchemas as unknown as Record<
  'resolveId' | 'load',
  (id: string) => string | null
>;
const inBrowser = async (): Promise<typeof zod> =>
  (await import(`data:text/javascript,${encodeURIComponent(load(resolveId('zod')!)!)}`)) as typeof zod;

it('lets every description of an answer be made, whatever it is made of', async () => {
  const z = await inBrowser();
  const made = z.array(
    z.object({ A: z.string().min(1).optional(), B: z.record(z.string(), z.union([z.null(), z.number()])) }),
  );
  expect(made.nullable().default([])).toBeDefined();
});

it('reads nothing by one, and says so', async () => {
  const z = await inBrowser();
  for (const read of [() => z.string().parse('x'), () => z.object({}).safeParse({})])
    expect(read).toThrow(/carries no schemas/);
});

it('is there for the library alone', () => {
  expect(resolveId('zod')).not.toBeNull();
  expect(resolveId('./zod.ts')).toBeNull();
  expect(load('zod')).toBeNull();
});

it('leaves out of contracts what a call is named, however the line of it is written, and nothing else', () => {
  const { transform } = noSchemas as unknown as {
    transform: (code: string, id: string) => { code: string } | null;
  };
  const lines = [
    "    name: 'open',",
    "    summary: 'abrir una orden',",
    '    summary:',
    "      'formar un manifiesto de los documentos de una orden',",
    '    summary: `anotar el levante de ${one}`,',
    "    params: { ID: param.text('Id', 2) },",
  ];
  const left = transform(lines.join('\n'), '/shared/duca/procedures.ts')!.code;
  expect(left.split('\n').filter((line) => line !== '')).toEqual([lines[0], lines[5]]);
  expect(transform(lines.join('\n'), '/shared/duca/states.ts')).toBeNull();
});
