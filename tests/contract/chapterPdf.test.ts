import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProducts } from '../../functions/products/handler.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
const of: Partial<Record<'gt' | 'hn', Person>> = {};
beforeAll(async () => {
  world = await startWorld();
  await world.company('uno', 'GT');
  await world.company('dos', 'HN');
  of.gt = await world.person('uno', 'ana', []);
  of.hn = await world.person('dos', 'luz', []);
});
afterAll(() => world.stop());

const asked = (CAPITULO: string, as: 'gt' | 'hn' = 'gt') =>
  world.call(
    createProducts(async () => world.services),
    'chapterPdf',
    { CAPITULO },
    of[as]!,
  );

/** Words of a PDF in the order in which they are read. */
const wordsOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });

it.each([
  ['gt', 'IVA 12.00 %'],
  ['hn', 'ISV 15.00 %'],
] as const)(
  'a chapter comes as an archival PDF with the taxes of %s, marked as what it is',
  async (as, tax) => {
    const { error, result } = await asked('85', as);
    expect(error).toBeUndefined();
    expect(result.NOMBRE).toBe('arancel-capitulo-85.pdf');
    const pdf = Buffer.from(result.PDF as string, 'base64');
    expect(pdf.toString('latin1')).toContain('/MarkInfo');
    const words = wordsOf(pdf);
    for (const each of [
      '8517.13.00.00',
      tax,
      'Capítulo 85',
      'MUESTRA: NO ES EL ARANCEL OFICIAL',
      'Sección XVI',
    ])
      expect(words).toContain(each);
    expect(words).not.toContain('8471.30');
  },
);

it.each(['8', 'x1', '77', '', '99'])(
  '«%s» is no chapter that the tariff has, and a sentence says so',
  async (odd) => {
    const { error } = await asked(odd);
    expect(error?.code).toMatch(/^(rejected|request\.parameters)$/);
    expect(error?.message).toMatch(/Capítulo/);
  },
);
