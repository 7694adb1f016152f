import { expect, it } from 'vitest';
import type { DataSet } from '../../foundation/fields/dataSet.ts';
import { findArea } from '../../foundation/pdf/displayList.ts';
import { renderDisplay } from '../../foundation/pdf/renderDisplay.ts';
import { dvaDataSets } from '../fields/dataSets.ts';
import { sampleDva, sampleReference } from '../sampleDva.fixture.ts';
import { dvaLayout } from './layout.ts';
import { printOptions } from './options.ts';
import { printedPath } from './printedPath.ts';

const options = printOptions(0, false, { imprdvagastos: '1' });
const { pages } = renderDisplay(dvaLayout({ body: sampleDva(2), reference: sampleReference(), options }));

/** The editor has no section for the lines of the DUCA. */
const edited = Object.entries(dvaDataSets as Record<string, DataSet>).filter(
  ([name]) => name !== 'LINEAS_DUCA',
);
const paths = edited.flatMap(([name, { fields, many }]) =>
  Object.entries(fields)
    .filter(([, field]) => !field.hidden)
    .map(([field]) => (many ? `${name}[0].${field}` : `${name}.${field}`)),
);

it.each(paths)('%s leads to a printed box', (path) => {
  expect(findArea(pages, printedPath(path))).toBeDefined();
});

it('leaves a path of no field as it is', () => {
  expect(printedPath('MERCANCIAS')).toBe('MERCANCIAS');
});
