import { expect, it } from 'vitest';
import { sampleCertification } from '../../cafta/sampleCertification.fixture.ts';
import { blankDuca } from '../blankDuca.fixture.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { certificationProblems, ownClaims } from './certifications.ts';

const reference = sampleReference();
const papers = [{ CODIGO_DOCUMENTO: '861', NUMERO_DOCUMENTO: 'CO-2026-77', LINEA: '0' }];
const line = { ACUERDO_1_ID: '20', CLASIFICACION_ARANCELARIA: '8471300000', CRITERIO_ORIGEN: 'B' };
const claimsOf = (FRACCIONES: object[], DOCUMENTOS: object[] = papers) =>
  ownClaims(blankDuca({ FRACCIONES, DOCUMENTOS }), reference);

it('asks the kept certifications of lines whose agreement has them, and of papers that cover the line', () => {
  expect(claimsOf([line])).toHaveLength(1);
  expect(claimsOf([{ ...line, ACUERDO_1_ID: '30' }]), 'another agreement has another certificate').toEqual(
    [],
  );
  expect(claimsOf([line], [{ ...papers[0]!, LINEA: '2' }])).toEqual([]);
  expect(claimsOf([line], [{ ...papers[0]!, NUMERO_DOCUMENTO: '' }])).toEqual([]);
});

it('warns once of a number that nobody keeps, and of each line that a certification does not serve', () => {
  const other = { ...line, CLASIFICACION_ARANCELARIA: '6109100000' };
  const claims = claimsOf([line, other]);
  expect(certificationProblems(claims, new Map()).map(({ code, path }) => [code, path])).toEqual([
    ['duca.certification-unknown', 'DOCUMENTOS[0].NUMERO_DOCUMENTO'],
  ]);
  const kept = new Map([['CO-2026-77', { id: 'cer-1', state: 'EMITIDA', body: sampleCertification() }]]);
  const [found, ...more] = certificationProblems(claims, kept);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ severity: 'warning', path: 'FRACCIONES[1].ACUERDO_1_ID' });
  expect(found!.message).toContain('no ampara mercancías de esa clasificación');
});
