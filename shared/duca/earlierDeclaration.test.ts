import { describe, expect, it } from 'vitest';
import { calculateDuca } from './calculate.ts';
import { complementaryOf } from './complementary/complementary.ts';
import { copyDuca } from './copy/copyDuca.ts';
import type { DucaBody } from './dataSets.ts';
import { ducaFromDvas } from './derive/ducaFromDvas.ts';
import { formAgain } from './regroup/formAgain.ts';
import { sampleReference, sampleSources } from './sampleSources.fixture.ts';
import { buildDucaXml } from './xml/buildDucaXml.ts';

const reference = sampleReference();
const sources = sampleSources({ lines: 2, invoices: 1, suppliers: 1, containers: 1 }, reference);
const derived = ducaFromDvas(sources, reference);
const NUMBER = 'GTPRQPQ2600123400015';
const original: DucaBody = {
  ...derived,
  DUCA: { ...derived.DUCA, CLASE: '3', NUMERO_DUCA: NUMBER, FECHA_ACEPTACION: '2026-11-10T10:15:30' },
};
const completing = complementaryOf(original, reference);
const naming = ({ DOCUMENTOS }: DucaBody) =>
  DOCUMENTOS.filter((each) => each.CODIGO_DOCUMENTO === '998').map((each) => each.NUMERO_DOCUMENTO);
const completes = (body: DucaBody, NUMERO_DUCA_ORIGINAL: string): DucaBody =>
  calculateDuca({ ...body, COMPLEMENTO: { ...body.COMPLEMENTO, NUMERO_DUCA_ORIGINAL } }, reference);

describe('a complementary declaration tells the authority which DUCA it completes', () => {
  it('in box 54, with the day of its acceptance, and so in the message', () => {
    expect(completing.DOCUMENTOS.at(-1)).toMatchObject({
      CODIGO_DOCUMENTO: '998',
      NUMERO_DOCUMENTO: NUMBER,
      FECHA_EMISION: '2026-11-10',
      ID_PAIS_EMISION: 'GT',
      LINEA: '0',
      ENTIDAD_EMISORA: 'SAT',
    });
    const text = new TextDecoder().decode(buildDucaXml(completing, reference).bytes);
    expect(text).toContain(`<tipo>998</tipo><numero>${NUMBER}</numero><fechaEmision>`);
  });

  it('once, however often it is reckoned or formed again', () => {
    const again = calculateDuca(completing, reference);
    expect(again).toBe(completing);
    expect(naming(formAgain(derived, completing, sources, reference).body)).toEqual([NUMBER]);
  });

  it('and not a second time where a person named it already, with hyphens or in another version', () => {
    const typed = {
      ...completing.DOCUMENTOS.at(-1)!,
      ID_DOCUMENTO: 'propia',
      NUMERO_DOCUMENTO: 'GTPRQPQ-26-001234-0002-3',
    };
    const body = calculateDuca({ ...completing, DOCUMENTOS: [...completing.DOCUMENTOS, typed] }, reference);
    expect(naming(body)).toEqual(['GTPRQPQ-26-001234-0002-3']);
  });

  it('by the number of now when that changes: a later version keeps its day, another declaration has none yet', () => {
    const later = completes(completing, 'GTPRQPQ2600123400023');
    expect(naming(later)).toEqual(['GTPRQPQ2600123400023']);
    expect(later.DOCUMENTOS.at(-1)!.FECHA_EMISION).toBe('2026-11-10');
    const other = completes(completing, 'GTPRQPQ2600999900011');
    expect(naming(other)).toEqual(['GTPRQPQ2600999900011']);
    expect(other.DOCUMENTOS.at(-1)!.FECHA_EMISION).toBe('');
    expect(naming(completes(completing, ''))).toEqual([]);
  });

  it('again where somebody took the line away, and no more where its class completes nothing', () => {
    const without = { ...completing, DOCUMENTOS: completing.DOCUMENTOS.slice(0, -1) };
    expect(naming(calculateDuca(without, reference))).toEqual([NUMBER]);
    const normal = { ...completing, DUCA: { ...completing.DUCA, CLASE: '1' } };
    expect(naming(calculateDuca(normal, reference))).toEqual([]);
  });

  it('and a copy for another operation takes no such line along', () => {
    const typed = { ...completing.DOCUMENTOS.at(-1)!, ID_DOCUMENTO: 'propia' };
    expect(naming(copyDuca({ ...completing, DOCUMENTOS: [typed] }, reference))).toEqual([]);
  });
});
