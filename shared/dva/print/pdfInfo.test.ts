import { expect, it } from 'vitest';
import { dvaPdfInfo } from './pdfInfo.ts';
import { factsOf, withHeader } from './scene.fixture.ts';

it('the file of a DVA is called by its number once it has one', () => {
  const titleOf = (ID_DVA: string) =>
    dvaPdfInfo(factsOf(withHeader({ ID_DVA })), 'Agencia', new Date(0)).title;
  expect(titleOf('')).toBe('Declaración del valor en aduana');
  expect(titleOf('GT-26-17')).toBe(`${titleOf('')} GT-26-17`);
});
