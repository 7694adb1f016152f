import { describe, expect, it } from 'vitest';
import { sampleCertification } from '../cafta/sampleCertification.fixture.ts';
import { applyChanges } from '../foundation/documents/patch.ts';
import { blankDuca } from './blankDuca.fixture.ts';
import { certificationProblems, ownClaims } from './checks/certifications.ts';
import { ducaDataSets, type DucaBody } from './dataSets.ts';
import { sampleReference } from './sampleSources.fixture.ts';
import { takenCertification } from './takeCertification.ts';

const reference = sampleReference();
const certification = sampleCertification();
const line = { CLASIFICACION_ARANCELARIA: '8471300000', ACUERDO_1_ID: '', CRITERIO_ORIGEN: '' };
const take = (body: DucaBody, at: number, of = certification): DucaBody =>
  applyChanges(
    ducaDataSets,
    body,
    takenCertification(body, at, of, reference, () => 'doc-nuevo'),
  );

describe('a certification taken for a line', () => {
  it('gives it agreement, criterion and the certificate of box 54, so that nothing is left to say against it', () => {
    const taken = take(blankDuca({ FRACCIONES: [line] }), 0);
    expect(taken.FRACCIONES[0]).toMatchObject({ ACUERDO_1_ID: '20', CRITERIO_ORIGEN: 'B' });
    expect(taken.DOCUMENTOS).toEqual([
      expect.objectContaining({
        ID_DOCUMENTO: 'doc-nuevo',
        CODIGO_DOCUMENTO: '861',
        NUMERO_DOCUMENTO: 'CO-2026-77',
        FECHA_EMISION: '2026-06-01',
        ID_PAIS_EMISION: 'US',
        ENTIDAD_EMISORA: 'ACME EXPORTS INC.',
        LINEA: '1',
      }),
    ]);
    const kept = new Map([['CO-2026-77', { id: 'cer-1', state: 'EMITIDA', body: certification }]]);
    expect(certificationProblems(ownClaims(taken, reference), kept)).toEqual([]);
  });

  it('widens the row of the line before, adds one for a line apart, and none where one covers it', () => {
    const body = blankDuca({ FRACCIONES: [line, line, line, line] });
    const two = take(take(body, 0), 1);
    expect(two.DOCUMENTOS.map(({ LINEA }) => LINEA)).toEqual(['1-2']);
    const apart = take(two, 3);
    expect(apart.DOCUMENTOS.map(({ LINEA }) => LINEA)).toEqual(['1-2', '4']);
    expect(take(apart, 1)).toEqual(apart);
  });

  it('leaves the criterion to the person where the goods of that code do not agree, or none is of it', () => {
    const both = sampleCertification({}, 2);
    both.MERCANCIAS[1]!.CRITERIO_ORIGEN = 'A';
    const body = blankDuca({ FRACCIONES: [line] });
    expect(take(body, 0, both).FRACCIONES[0]!.CRITERIO_ORIGEN).toBe('');
    const other = blankDuca({ FRACCIONES: [{ ...line, CLASIFICACION_ARANCELARIA: '6109100000' }] });
    expect(take(other, 0).FRACCIONES[0]!.CRITERIO_ORIGEN).toBe('');
  });

  it('changes nothing of a line that is not there', () => {
    expect(takenCertification(blankDuca({}), 3, certification, reference, () => 'x')).toEqual([]);
  });
});
