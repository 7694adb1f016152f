import { expect, it } from 'vitest';
import { blankBody, many, one } from '../../shared/foundation/fields/dataSet.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { missing, problem, warning } from '../../shared/foundation/rules/problem.ts';
import { sectionState } from './sectionProgress.ts';

const dataSets = {
  CABEZA: one('Cabeza', {
    NOMBRE: field.text('Nombre'),
    DIA: field.date('Día'),
    SUMA: field.decimal('Suma', { writer: 'computation' }),
  }),
  LINEAS: many('Líneas', 'ID', { ID: field.key(), PESO: field.decimal('Peso') }),
};
const head = { dataSet: 'CABEZA', id: 'CABEZA', layout: [['NOMBRE', 'SUMA']] };
const body = (record: Record<string, string>) => {
  const blank = blankBody(dataSets);
  return { ...blank, CABEZA: { ...blank.CABEZA, ...record } };
};
const of = (record: Record<string, string>, ...problems: Parameters<typeof sectionState>[3][number][]) =>
  sectionState(head, dataSets.CABEZA, body(record), problems);

it('never calls an empty section complete, whether it lacks anything or not', () => {
  expect(of({}).progress).toBe('empty');
  expect(of({}, missing('m', 'CABEZA.NOMBRE', '')).progress).toBe('empty');
  expect(of({ SUMA: '0.00' }).progress).toBe('empty');
  expect(of({ DIA: '2026-11-20' }).progress).toBe('empty');
  expect(sectionState({ dataSet: 'LINEAS' }, dataSets.LINEAS, body({}), []).progress).toBe('empty');
});

it('is begun while something lacks, done when nothing does, and a warning takes nothing from that', () => {
  expect(of({ NOMBRE: 'A' }, missing('m', 'CABEZA.SUMA', '')).progress).toBe('begun');
  expect(of({ NOMBRE: 'A' }, warning('w', 'CABEZA.NOMBRE', ''))).toEqual({
    progress: 'done',
    counts: { missing: 0, error: 0, warning: 1 },
  });
});

it('says what is wrong before all else, and counts each kind apart', () => {
  const all = [
    missing('m', 'CABEZA.SUMA', ''),
    problem('e', 'CABEZA.NOMBRE', ''),
    problem('e', 'LINEAS', ''),
  ];
  expect(of({}, ...all)).toEqual({ progress: 'wrong', counts: { missing: 1, error: 1, warning: 0 } });
});

it('is at no point where nobody fills anything in', () => {
  const place = (layout: string[][]) => ({ dataSet: 'CABEZA', id: 'CABEZA', layout });
  const state = (layout: string[][]) =>
    sectionState(place(layout), dataSets.CABEZA, body({ SUMA: '1.00' }), []);
  expect(state([]).progress).toBe('none');
  expect(state([['SUMA']]).progress).toBe('none');
  expect(state([['NOMBRE']]).progress).toBe('empty');
});
