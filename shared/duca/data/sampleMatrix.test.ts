import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogues/names.ts';
import { rowsFor, type RulesMatrix } from '../../foundation/rules/matrix.ts';
import { ducaObligations } from '../matrix/matrix.ts';
import { sampleReference } from '../sampleSources.fixture.ts';
import { messageNodes } from '../xml/nodes.ts';
import { SAMPLE_KINDS } from './sampleKinds.ts';
import { sampleMatrix } from './sampleMatrix.ts';

const reference = sampleReference();

describe('sampleMatrix', () => {
  it('rules every modality of the catalogue in every class, and is marked as a sample', () => {
    expect(sampleMatrix.sample).toBe(true);
    const without = reference.rows(catalogue.modalities).flatMap(({ CLAVE: modality }) =>
      reference
        .rows(catalogue.declarationClasses)
        .filter(({ CLAVE: of }) => !ducaObligations(modality, of, reference))
        .map(({ CLAVE: of }) => `${modality} ${of}`),
    );
    expect(without).toEqual([]);
  });

  it('names each modality once, and only nodes that the message has', () => {
    const regimes = SAMPLE_KINDS.flatMap((each) => each.regimes);
    expect(regimes.toSorted()).toEqual(
      reference
        .rows(catalogue.modalities)
        .map((each) => each.CLAVE)
        .toSorted(),
    );
    const unknown = SAMPLE_KINDS.flatMap(({ differs = {} }) => Object.keys(differs)).filter((path) => {
      const [parent = '', node = ''] = path.split('.');
      return messageNodes.get(parent)?.has(node) !== true;
    });
    expect(unknown).toEqual([]);
  });

  it('makes for a modality alone what its whole list says of it, in every class', () => {
    const { rowsOf: _, ...listed } = sampleMatrix;
    const wanting = reference.rows(catalogue.modalities).flatMap(({ CLAVE: modality }) =>
      ['1', '2', '3', '4', '5'].filter((of) => {
        const rows = (matrix: RulesMatrix) =>
          rowsFor(matrix, modality, of)
            .map((row) => `${row.NODO_PADRE} ${row.NODO} ${row.TIPO}`)
            .toSorted();
        return rows(listed).length === 0 || rows(sampleMatrix).join() !== rows(listed).join();
      }),
    );
    expect(wanting).toEqual([]);
  });

  it.each([
    ['ID', 'duca', 'declaracionesValor', 'MANDATORIA'],
    ['ED', 'duca', 'declaracionesValor', 'NO APLICA'],
    ['TO', 'encabezado', 'fechaVencimiento', 'MANDATORIA'],
    ['ZN', 'duca', 'usuarioZonaFranca', 'MANDATORIA'],
    ['DZ', 'duca', 'usuarioZonaFranca', 'MANDATORIA'],
    ['TR', 'duca', 'tributosFraccion', 'NO APLICA'],
    ['TR', 'encabezado', 'aduanaDestino', 'MANDATORIA'],
    ['LR', 'encabezado', 'codDepositoFiscal', 'CONDICIONAL'],
  ])('%s: %s.%s is %s', (modality, parent, node, type) => {
    expect(ducaObligations(modality, '1', reference)!.obligation(parent, node)).toBe(type);
  });
});
