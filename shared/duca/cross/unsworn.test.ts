import { describe, expect, it } from 'vitest';
import type { DucaBody } from '../dataSets.ts';
import { ducaFromDvas, takenForDuca } from '../derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../sampleSources.fixture.ts';
import { crossProblems } from '../../declarations/cross/crossProblems.ts';
import { ducaStatements } from './ducaStatements.ts';

const reference = sampleReference();

/** What contradicts the DUCA of goods that leave under three invoices, once somebody changed it. */
function errors(change: (body: DucaBody) => void, invoices = 3) {
  const shape = { lines: 40, invoices, suppliers: 2, containers: 1, modality: 'ED' };
  const sources = takenForDuca(structuredClone(sampleSources(shape, reference)), reference);
  const body = structuredClone(ducaFromDvas(sources, reference));
  change(body);
  return crossProblems(ducaStatements(body, sources), sources, reference).filter(
    ({ severity }) => severity === 'error',
  );
}

describe('what leaves against its invoices', () => {
  it('is contradicted by none that it was just formed of, nor by those that it leaves out', () => {
    expect(errors(() => undefined)).toEqual([]);
    expect(errors(() => undefined, 1)).toEqual([]);
    const without = errors((body) => {
      const left = body.DOCUMENTOS[0]!.ID_DOCUMENTO;
      const of = (id: string) =>
        body.FRACCION_ITEMS.filter((each) => (each.ID_FACTURA === left) === (id === left));
      const gone = of(left).reduce((total, each) => total + Number(each.VALOR_FOB), 0);
      body.DUCA.TOTAL_FOB_DOLARES = (Number(body.DUCA.TOTAL_FOB_DOLARES) - gone).toFixed(2);
      body.DOCUMENTOS.shift();
      body.FRACCION_ITEMS = of('');
    });
    expect(without.map(({ code }) => code)).not.toContain('cross.fob-dva');
  });

  it.each([
    ['TOTAL_FOB_DOLARES', 'cross.fob-dva', 'VALOR_FOB', 'Casilla 25: el precio'],
    ['TOTAL_FLETE_DOLARES', 'cross.flete-dva', 'VALOR_FLETE', 'Casilla 26: el transporte'],
    ['TOTAL_OTROS_DOLARES', 'cross.otros-dva', 'VALOR_OTROS', 'Casilla 28: los otros gastos'],
  ] as const)('says the same %s', (name, code, path, said) => {
    const [found, ...more] = errors((body) => {
      body.DUCA[name] = (Number(body.DUCA[name]) * 10).toFixed(2);
    });
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      code,
      path: `DUCA.${name}`,
      other: { module: 'invoices', path: `FACTURA.${path}` },
    });
    expect(found!.message).toContain(`${said} (`);
    expect(found!.message).toContain('de las facturas (');
  });

  it('names each in box 54 with its number, day and total', () => {
    const found = errors(({ DOCUMENTOS: [first] }) => {
      first!.NUMERO_DOCUMENTO = 'OTRA-1';
      first!.FECHA_EMISION = '2026-01-02';
      first!.MONTO = '1.00';
    });
    expect(found.map(({ code, path }) => [code, path])).toEqual([
      ['cross.numero-factura', 'DOCUMENTOS[0].NUMERO_DOCUMENTO'],
      ['cross.fecha-factura', 'DOCUMENTOS[0].FECHA_EMISION'],
      ['cross.total-factura', 'DOCUMENTOS[0].MONTO'],
    ]);
  });
});
