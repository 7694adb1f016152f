import { expect, it } from 'vitest';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { checkFacts } from './checkFacts.ts';

const reference = sampleReference();
const offices = (modality: string) =>
  checkFacts(
    ducaFromDvas(
      sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 0, modality }, reference),
      reference,
    ),
    reference,
  )
    .filter(({ label }) => /^Aduana de (ingreso|salida)/.test(label))
    .map(({ label, value, path }) => [label, value.slice(0, 2), path]);

it('names before sealing the office that is sent: of exit for what leaves, of entry for what comes in', () => {
  expect(offices('ED')).toEqual([['Aduana de salida', 'ST', 'DUCA.ID_ADUANA_SALIDA']]);
  expect(offices('ID')).toEqual([['Aduana de ingreso', 'ST', 'DUCA.ID_ADUANA_INGRESO']]);
});

it('says before sealing of a donation that its taxes are exempt and none is to pay', () => {
  const formed = ducaFromDvas(
    sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 0 }, reference),
    reference,
  );
  const TRIBUTOS = formed.TRIBUTOS.map((each) => ({ ...each, MODALIDAD_PAGO: 'E' }));
  const taxes = checkFacts({ ...formed, TRIBUTOS }, reference).find(({ label }) => label === 'Tributos');
  expect(taxes?.value).toMatch(/^a pagar Q 0\.00, exento Q [1-9][\d,]*\.\d{2}$/);
});
