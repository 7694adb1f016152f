import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../foundation/decimal/decimal.ts';
import { applyChanges } from '../../foundation/documents/patch.ts';
import { blankRecord, type AnyBody } from '../../foundation/fields/dataSet.ts';
import { calculateDva } from '../../dva/calculateDva.ts';
import { calculateDuca } from '../calculate.ts';
import { totalProblems } from '../checks/totals.ts';
import { ducaDataSets, type DucaBody } from '../dataSets.ts';
import { ducaFromDvas } from '../derive/ducaFromDvas.ts';
import type { DeclarationSources } from '../../declarations/sources.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { formAgain } from './formAgain.ts';
import { regroup, type Regrouping } from './regroup.ts';

const reference = sampleReference();
const LINES = 14;
const sourcesOf = (): DeclarationSources =>
  structuredClone(sampleSources({ lines: LINES, invoices: 1, suppliers: 1, containers: 1 }));
const settled = (body: unknown): DucaBody => calculateDuca(body as DucaBody, reference);
const ids = (body: DucaBody): string[] => body.FRACCIONES.map((each) => each.ID_FRACCION);
const goodsOf = (body: DucaBody, line: number): string[] =>
  body.FRACCION_ITEMS.filter((each) => each.SECUENCIA_FRACCION === String(line)).map((each) => each.ID_ITEM);

/** The declaration with a certificate that a person typed for each of its fractions. */
function certified(body: DucaBody): DucaBody {
  const certificate = (ID_DOCUMENTO: string, LINEA: string) => ({
    ...blankRecord(ducaDataSets.DOCUMENTOS),
    ID_DOCUMENTO,
    CODIGO_DOCUMENTO: '861',
    LINEA,
  });
  const own = body.FRACCIONES.map((_, line) => certificate(`own-${line + 1}`, String(line + 1)));
  return settled({ ...body, DOCUMENTOS: [...body.DOCUMENTOS, ...own] });
}

/** Changes an invoice and its value declaration as a broker corrects them. */
function corrected(sources: DeclarationSources, kind: string, line: number): void {
  const invoice = sources.invoices[0]!.body;
  const dva = sources.dvas[0]!.body;
  const at = line % invoice.ITEMS.length;
  const item = invoice.ITEMS[at]!;
  const own = dva.MERCANCIAS.findIndex((each) => each.ID_ITEM === item.ID_ITEM);
  if (kind === 'drop' && invoice.ITEMS.length > 3) {
    invoice.ITEMS.splice(at, 1);
    dva.MERCANCIAS.splice(own, 1);
  } else if (kind === 'code') dva.MERCANCIAS[own]!.CLASIFICACION_ARANCELARIA = '8443321000';
  else if (kind === 'price') dva.MERCANCIAS[own]!.VALOR_ITEM = dva.MERCANCIAS[own]!.VALOR_FOB = '321.09';
  dva.DVA.CASILLA_39 = sum(dva.MERCANCIAS.map((each) => each.VALOR_ITEM));
  sources.dvas[0]!.body = calculateDva(dva, reference);
}

/** Every good that a typed number stood for is where that number says now; a blank one stood for none that is left. */
function expectFollowed(before: DucaBody, after: DucaBody): void {
  const here = new Set(after.FRACCION_ITEMS.map((each) => each.ID_ITEM));
  const kept = new Set(ids(after));
  for (const { ID_DOCUMENTO, LINEA } of before.DOCUMENTOS.filter((each) =>
    each.ID_DOCUMENTO.startsWith('own'),
  )) {
    if (!/^[1-9]\d*$/.test(LINEA)) continue;
    const now = after.DOCUMENTOS.find((each) => each.ID_DOCUMENTO === ID_DOCUMENTO)!.LINEA;
    const id = ids(before)[Number(LINEA) - 1]!;
    const left = goodsOf(before, Number(LINEA)).filter((each) => here.has(each));
    if (kept.has(id)) expect(now).toBe(String(ids(after).indexOf(id) + 1));
    else if (left.length === 0) expect(now).toBe('');
    else if (/^[1-9]\d*$/.test(now))
      expect(goodsOf(after, Number(now))).toEqual(expect.arrayContaining(left));
    else expect(now).toMatch(/^0$|-/);
  }
}

describe('formAgain', () => {
  it('keeps the order of fractions and what names them, whatever is regrouped and corrected', () => {
    const step = fc.record({
      kind: fc.constantFrom('split', 'move', 'join', 'restore', 'drop', 'code', 'price', 'again'),
      line: fc.nat({ max: 30 }),
      other: fc.nat({ max: 30 }),
      take: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
        const sources = sourcesOf();
        let derived = ducaFromDvas(sources, reference);
        let body = certified(derived);
        for (const { kind, line, other, take } of steps) {
          if (['drop', 'code', 'price', 'again'].includes(kind)) {
            corrected(sources, kind, line);
            const again = formAgain(derived, body, sources, reference);
            const after = settled(again.body);
            const stayed = (from: DucaBody, to: DucaBody) => ids(from).filter((id) => ids(to).includes(id));
            expect(stayed(after, body)).toEqual(stayed(body, after));
            expectFollowed(body, after);
            expect(totalProblems(after)).toEqual([]);
            const twice = formAgain(again.derived as unknown as DucaBody, after, sources, reference);
            expect(twice.moves).toEqual([]);
            expect(settled(twice.body)).toEqual(after);
            [body, derived] = [after, again.derived as unknown as DucaBody];
            continue;
          }
          const items = goodsOf(body, 1 + (line % body.FRACCIONES.length)).slice(0, take);
          const from = ids(body)[line % body.FRACCIONES.length]!;
          const to = ids(body)[other % body.FRACCIONES.length]!;
          const wanted: Regrouping =
            kind === 'split'
              ? { do: 'split', items }
              : kind === 'move'
                ? { do: 'move', items, to }
                : kind === 'join'
                  ? { do: 'join', from, to }
                  : { do: 'restore' };
          const { changes, refused } = regroup(body, wanted);
          if (refused === undefined)
            body = settled(applyChanges(ducaDataSets, body as unknown as AnyBody, changes));
        }
      }),
      { numRuns: 80 },
    );
  });

  it('lets no fraction change places because the first line of an invoice went', () => {
    const sources = sourcesOf();
    const derived = ducaFromDvas(sources, reference);
    const first = sources.invoices[0]!.body.ITEMS[0]!.ID_ITEM;
    corrected(sources, 'drop', 0);
    expect(ids(ducaFromDvas(sources, reference))).not.toEqual(ids(derived));
    const { body, moves } = formAgain(derived, certified(derived), sources, reference);
    const after = settled(body);
    expect(ids(after)).toEqual(ids(derived));
    expect(after.FRACCION_ITEMS.some((each) => each.ID_ITEM === first)).toBe(false);
    expect(moves.some((each) => each.kind === 'kept')).toBe(false);
  });

  it('keeps a fraction whose goods are classified anew: its place, its text and its certificate', () => {
    const sources = sourcesOf();
    const derived = ducaFromDvas(sources, reference);
    const mine = certified({
      ...derived,
      FRACCIONES: derived.FRACCIONES.map((each, line) =>
        line === 1 ? { ...each, DESCRIPCION: 'A MANO', CUOTA_CONTINGENTE: 'C-7' } : each,
      ),
    });
    for (const id of goodsOf(mine, 2))
      sources.dvas[0]!.body.MERCANCIAS.find((each) => each.ID_ITEM === id)!.CLASIFICACION_ARANCELARIA =
        '8443321000';
    const { body, moves } = formAgain(derived, mine, sources, reference);
    const after = settled(body);
    expect(after.FRACCIONES[1]).toMatchObject({
      CLASIFICACION_ARANCELARIA: '8443321000',
      DESCRIPCION: 'A MANO',
      CUOTA_CONTINGENTE: 'C-7',
    });
    expect(goodsOf(after, 2)).toEqual(goodsOf(mine, 2));
    expect(after.DOCUMENTOS.find((each) => each.ID_DOCUMENTO === 'own-2')!.LINEA).toBe('2');
    expect(moves).toContainEqual({
      path: 'FRACCIONES[1].CLASIFICACION_ARANCELARIA',
      kind: 'moved',
      from: mine.FRACCIONES[1]!.CLASIFICACION_ARANCELARIA,
      to: '8443321000',
    });
  });

  it('leaves blank, and tells, the number of a fraction that went with its goods', () => {
    const sources = sourcesOf();
    const derived = ducaFromDvas(sources, reference);
    const mine = certified(derived);
    const gone = new Set(goodsOf(mine, 2));
    const invoice = sources.invoices[0]!.body;
    const dva = sources.dvas[0]!.body;
    invoice.ITEMS = invoice.ITEMS.filter((each) => !gone.has(each.ID_ITEM));
    dva.MERCANCIAS = dva.MERCANCIAS.filter((each) => !gone.has(each.ID_ITEM));
    corrected(sources, 'price', 0);
    const { body, moves } = formAgain(derived, mine, sources, reference);
    const after = settled(body);
    const lines = new Map(after.DOCUMENTOS.map((each) => [each.ID_DOCUMENTO, each.LINEA]));
    expect(lines.get('own-2')).toBe('');
    expect(lines.get('own-3')).toBe('2');
    const line = after.DOCUMENTOS.findIndex((each) => each.ID_DOCUMENTO === 'own-2');
    expect(moves).toContainEqual({ path: `DOCUMENTOS[${line}].LINEA`, kind: 'moved', from: '2', to: '' });
  });

  it('keeps the rate of its acceptance, and the law of that day, once it was accepted', () => {
    const sources = sourcesOf();
    const rated = (rate: string, day: string): DeclarationSources => ({
      ...sources,
      exchangeRate: { rate, day },
    });
    const derived = ducaFromDvas(rated('7.70000', '2026-11-20'), reference);
    const newer = rated('7.80000', '2027-01-11');
    const later = sampleReference('GT', '2027-01-11');
    const rateOf = ({ DUCA }: DucaBody) => [DUCA.TIPO_CAMBIO, DUCA.FECHA_TIPO_CAMBIO];
    const drafted = formAgain(derived, derived, newer, later);
    expect(rateOf(drafted.body)).toEqual(['7.80000', '2027-01-11']);

    const DUCA = { ...derived.DUCA, FECHA_ACEPTACION: '2026-11-20T10:00:00' };
    const again = formAgain(derived, { ...derived, DUCA }, newer, later);
    expect(rateOf(again.body)).toEqual(['7.70000', '2026-11-20']);
    expect(again.moves).toEqual([]);
    expect(again.body.TRIBUTOS).toEqual(derived.TRIBUTOS);
    // A rate that a person corrects in the rectification stays theirs.
    const typed = { ...DUCA, TIPO_CAMBIO: '7.71000' };
    expect(formAgain(derived, { ...derived, DUCA: typed }, newer, later).body.DUCA.TIPO_CAMBIO).toBe(
      '7.71000',
    );
  });
});
