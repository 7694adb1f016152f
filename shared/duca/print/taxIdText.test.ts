import { expect, it } from 'vitest';
import { blankBody } from '../../foundation/fields/dataSet.ts';
import { ducaDataSets } from '../dataSets.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { DRAFT_PRINT } from './options.ts';
import { declarantIdText, partyIdText } from './taxIdText.ts';

const shown = (value: string, TIPO_IDENTIFICACION: string, ID_PAIS_EMISION: string) => {
  const body = blankBody(ducaDataSets);
  Object.assign(body.IMPORTADOR, { TIPO_IDENTIFICACION, ID_PAIS_EMISION });
  return partyIdText('IMPORTADOR')(value, { body, reference: sampleReference(), options: DRAFT_PRINT });
};

it('writes a tax id as its country does, and nothing else', () => {
  expect(shown('81237642', 'NIT', 'GT')).toBe('8123764-2');
  expect(shown('06140101901012', 'NIT', 'SV')).toBe('0614-010190-101-2');
  expect(shown('2451678900101', 'DPI', 'GT')).toBe('2451678900101');
  expect(shown('81237642', 'EXT', 'US')).toBe('81237642');
  expect(shown('', 'NIT', 'GT')).toBe('');
  const facts = { body: blankBody(ducaDataSets), reference: sampleReference(), options: DRAFT_PRINT };
  expect(declarantIdText('576937K', facts)).toBe('576937-K');
});
