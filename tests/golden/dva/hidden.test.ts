import { expect, it } from 'vitest';
import { calculateDva } from '../../../shared/dva/calculateDva.ts';
import { dvaDataSets, type DvaBody, type DvaHeader } from '../../../shared/dva/fields/dataSets.ts';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../../shared/duca/sampleSources.fixture.ts';
import { buildDucaXml } from '../../../shared/duca/xml/buildDucaXml.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';

const TOKEN = 'OCULTOZQ';
const reference = sampleReference();
const switched = Object.entries(dvaDataSets.DVA.fields as Record<string, Field>).filter(
  ([, field]) => field.when && field.kind === 'text',
);

/** XML of a declaration whose DVA answers the switch of a field so, with a text in the field. */
function xmlWith(name: string, { when }: Field, answer: string): string {
  const sources = sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1 }, reference);
  const dvas = sources.dvas.map(({ id, body }) => {
    const DVA = {
      ...body.DVA,
      NOMBRE_INTERMEDIARIO: 'BRÓKER',
      [when!.field]: answer,
      [name]: TOKEN,
    } as DvaHeader;
    return { id, body: calculateDva({ ...body, DVA } as DvaBody, reference) };
  });
  const built = buildDucaXml(ducaFromDvas({ ...sources, dvas }, reference), reference, true);
  return new TextDecoder().decode(built.bytes);
}

it.each(switched)('%s never reaches the message while its switch hides it', (name, field) => {
  const hiding = field.kind === 'text' && field.when!.is.includes('1') ? '0' : '';
  expect(xmlWith(name, field, hiding)).not.toContain(TOKEN);
});

it('would be seen: a relationship that was declared is in the message', () => {
  expect(xmlWith('CASILLA_27_1', dvaDataSets.DVA.fields.CASILLA_27_1, '1')).toContain(TOKEN);
});
