import { describe, expect, it } from 'vitest';
import { calculateDuca } from '../calculate.ts';
import { applyChanges } from '../../foundation/documents/patch.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { formAgain } from '../regroup/formAgain.ts';
import { regroup } from '../regroup/regroup.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { otherModality } from './otherModality.ts';
import { otherTreatmentProblems } from '../../declarations/cross/otherTreatment.ts';

const reference = sampleReference();

/** Papers of an order, with the modality that it foresees or none, whose invoices name no insurance. */
function papers(modality = '', lines = 3): DeclarationSources {
  const shape = { lines, invoices: 2, suppliers: 2, containers: 1, priced: true, modality };
  const sources = structuredClone(sampleSources(shape, reference));
  for (const { body } of sources.invoices) body.FACTURA.VALOR_SEGURO = '';
  return sources;
}
const set = (body: DucaBody, MODALIDAD: string): DucaBody =>
  calculateDuca({ ...body, DUCA: { ...body.DUCA, MODALIDAD } }, reference);
const codes = ({ DOCUMENTOS }: DucaBody) => DOCUMENTOS.map((each) => each.CODIGO_DOCUMENTO);

const sources = papers();
const many = papers('', 28);
const formed = ducaFromDvas(sources, reference);
const told = (mine: DucaBody, derived = formed, of = sources) =>
  otherTreatmentProblems(otherModality, derived, mine, of, reference).map(({ path, severity, message }) => [
    path,
    severity,
    message,
  ]);
/** What a declaration says besides that its modality is a person's. */
const said = ({ DUCA, ...others }: DucaBody) => ({ ...others, DUCA: { ...DUCA, MODALIDAD: '' } });

describe('a DUCA formed as ID', () => {
  it.each(['ED', 'DR', 'TR'])(
    'and set to %s says so before it is sealed, and is formed again as an order is that foresees it',
    (modality) => {
      expect(codes(formed)).toContain('934');
      const mine = set(formed, modality);
      expect(told(mine)).toEqual([
        ['DUCA.MODALIDAD', 'error', expect.stringContaining(`modalidad ID y dice ${modality}`)],
      ]);
      const again = formAgain(formed, mine, sources, reference);
      expect(again.body).toEqual(ducaFromDvas(papers(modality), reference));
      expect(again.body.DVAS).toEqual([]);
      expect(codes(again.body)).not.toContain('934');
      expect(told(again.body, again.derived)).toEqual([]);
    },
  );

  it('stays of the modality that a person chose however often it is formed again, with what they typed', () => {
    const typed = set(formed, 'ED');
    const mine = { ...typed, EXPORTADOR: { ...typed.EXPORTADOR, DOMICILIO: 'BODEGA 4' } };
    const first = formAgain(formed, mine, sources, reference);
    expect(first.body.EXPORTADOR).toMatchObject({ ID_PAIS_EMISION: 'GT', DOMICILIO: 'BODEGA 4' });
    const second = formAgain(first.derived, first.body, sources, reference);
    expect(second.body).toEqual(first.body);
    expect(second.moves).toEqual([]);
  });

  it('is of the order’s modality again where the person takes that back, and where they leave it blank', () => {
    const first = formAgain(formed, set(formed, 'ED'), sources, reference);
    const back = set(first.body, 'ID');
    expect(told(back, first.derived)).toEqual([
      [expect.any(String), 'error', expect.stringContaining('se formó para la modalidad ED y dice ID')],
    ]);
    const again = formAgain(first.derived, back, sources, reference);
    expect(again.body).toEqual(formed);
    expect(told(again.body, again.derived)).toEqual([]);
    const blank = formAgain(first.derived, set(first.body, ''), sources, reference);
    expect(blank.body.DUCA.MODALIDAD).toBe('');
    expect(said(set(blank.body, 'ID'))).toEqual(said(formed));
    expect(formAgain(blank.derived, blank.body, sources, reference).moves).toEqual([]);
    const followed = formAgain(formed, formed, papers('ED'), reference);
    expect(followed.body).toEqual(ducaFromDvas(papers('ED'), reference));
  });

  it('before that was kept was formed for what it was proposed with, and forming it tells no more of that', () => {
    const older = (body: DucaBody): DucaBody => ({ ...body, DUCA: { ...body.DUCA, MODALIDAD_FORMADA: '' } });
    expect(told(older(set(formed, 'ED')), older(formed))).toHaveLength(1);
    expect(formAgain(older(formed), older(formed), sources, reference).moves).toEqual([]);
  });
});

describe('a DUCA set to another modality', () => {
  it('says what is otherwise under it, and how to come by that', () => {
    const [[, , message]] = told(set(formed, 'ED')) as [[string, string, string]];
    expect(message).toBe(
      'Casilla 12: la DUCA se formó para la modalidad ID y dice ED; para esta cambian «Casilla 8, Aduana de Salida», «Casilla 9, Aduana de Ingreso», «Casilla 15, País Procedencia», «Casilla 16, País Exportación» y 10 datos más. Actualícela con «Formar de nuevo», o vuelva a la modalidad ID.',
    );
  });

  it('that asks the same of its papers is told nothing', () => {
    expect(told(set(formed, 'DI'))).toEqual([]);
    expect(told(formed)).toEqual([]);
    expect(told(set(formed, ''))).toEqual([]);
  });

  it('keeps the goods as a person grouped them', () => {
    const whole = ducaFromDvas(many, reference);
    const [first] = whole.FRACCION_ITEMS;
    const { changes } = regroup(whole, { do: 'split', items: [first!.ID_ITEM] });
    const mine = set(applyChanges(ducaDataSets, whole, changes), 'ED');
    expect(told(mine, whole, many)).toHaveLength(1);
    const { body, derived } = formAgain(whole, mine, many, reference);
    expect(told(body, derived, many)).toEqual([]);
    expect(body.FRACCIONES.map((each) => each.ID_FRACCION)).toEqual(
      mine.FRACCIONES.map((each) => each.ID_FRACCION),
    );
    expect(formAgain(derived, body, many, reference)).toMatchObject({ body, moves: [] });
  });
});
