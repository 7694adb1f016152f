import { expect, it } from 'vitest';
import { duaDefinition } from '../../dua/definition.ts';
import { ducaDefinition } from '../../duca/definition.ts';
import { sampleReference } from '../../duca/sampleSources.fixture.ts';
import { dvaDefinition } from '../../dva/definition.ts';
import { renderDisplay } from '../pdf/renderDisplay.ts';
import { guideLayout } from './guideLayout.ts';
import { guideParts } from './guideRows.ts';

const forms = [
  ['DVA', 'GT', dvaDefinition.dataSets],
  ['DVA', 'HN', dvaDefinition.dataSets],
  ['DUCA', 'GT', ducaDefinition.dataSets],
  ['DUA', 'HN', duaDefinition.dataSets],
] as const;

it.each(forms)('explains every box of the %s of %s, and cuts nothing', async (form, code, dataSets) => {
  const parts = guideParts(dataSets, sampleReference(code));
  const { pages, reports } = await renderDisplay(
    guideLayout({ title: `Guía de llenado de la ${form}`, country: code, parts }),
  );
  expect(reports).toEqual([]);
  expect(pages.length).toBeGreaterThan(2);
  const said = parts.flatMap(({ rows }) => rows);
  const shown = new Set(said.map(({ box }) => box));
  for (const { fields } of Object.values(dataSets))
    for (const field of Object.values(fields) as { box?: string; hidden?: true }[])
      if (field.box !== undefined && field.hidden !== true) expect(shown, field.box).toContain(field.box);
  for (const { label, text } of said.filter(({ box }) => box !== ''))
    expect(text, `${label} is not explained`).not.toBe('');
});

it('says of a short list what its codes are in the country, and who writes what nobody types', () => {
  const say = (code: 'GT' | 'HN'): string =>
    JSON.stringify(guideParts(dvaDefinition.dataSets, sampleReference(code)));
  expect(say('GT')).toContain('Valores: ');
  expect(say('GT')).toContain('Lo calcula el sistema.');
});
