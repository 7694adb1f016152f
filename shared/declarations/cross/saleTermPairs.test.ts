import { describe, expect, it } from 'vitest';
import { ducaStatements } from '../../duca/cross/ducaStatements.ts';
import { ducaFromDvas } from '../../duca/derive/ducaFromDvas.ts';
import { sampleReference, sampleSources } from '../../duca/sampleSources.fixture.ts';
import { crossProblems } from './crossProblems.ts';

const reference = sampleReference();
const sources = () => structuredClone(sampleSources({ lines: 4, invoices: 2, suppliers: 2, containers: 0 }));

/** What is said of the first invoice once the value declaration and the invoice say that. */
function told(dva: Record<string, string>, invoice: Record<string, string>): string[] {
  const of = sources();
  Object.assign(of.dvas[0]!.body.DVA, dva);
  Object.assign(of.invoices[0]!.body.FACTURA, invoice);
  return crossProblems(ducaStatements(ducaFromDvas(of, reference)), of, reference)
    .filter(({ code }) => /intermediario|condiciones/.test(code))
    .map(({ path, severity, message }) => `${severity} ${path} ${message}`);
}
const at = 'warning DVA_FACTURAS[0].NUMERO_FACTURA Factura EXP-2026-04417: ';
const paper = 'la factura EXP-2026-04417';

describe('what a value declaration swears of the sale, against each of its invoices', () => {
  it('is not said where they agree, or one of them leaves a term blank', () => {
    expect(told({}, {})).toEqual([]);
    expect(told({ FORMA_ENVIO: 'TT' }, { FORMA_ENVIO: '' })).toEqual([]);
    expect(told({ NOMBRE_INTERMEDIARIO: 'X, S.A.' }, { NOMBRE_INTERMEDIARIO: 'x sa' })).toEqual([]);
  });

  it('names an intermediary whom one of them leaves out, or another one', () => {
    const end = 'Corrija uno de los dos.';
    expect(told({ NOMBRE_INTERMEDIARIO: '' }, { NOMBRE_INTERMEDIARIO: 'X' })).toEqual([
      `${at}el intermediario de su DVA es «sin intermediario» y en ${paper} dice «X». ${end}`,
    ]);
    expect(told({ NOMBRE_INTERMEDIARIO: 'X' }, { NOMBRE_INTERMEDIARIO: '' })).toEqual([
      `${at}el intermediario de su DVA es «X» y en ${paper} dice «sin intermediario». ${end}`,
    ]);
    expect(told({ NOMBRE_INTERMEDIARIO: 'X' }, { NOMBRE_INTERMEDIARIO: 'Y' })).toHaveLength(1);
  });

  it.each([
    ['LUGAR_ENTREGA_LOCODE', 'MXVER', 'MXATM', 'el lugar de entrega'],
    ['PAIS_ENTREGA', 'MX', 'US', 'el país de entrega'],
    ['VERSION_INCOTERM', '2020', '2010', 'la versión del incoterm'],
    ['LUGAR_EMBARQUE_LOCODE', 'MXVER', 'USMIA', 'el lugar de embarque'],
    ['PAIS_EXPORTACION', 'MX', 'US', 'el país de exportación'],
  ])('names %s that differs', (name, mine, theirs, what) => {
    expect(told({ [name]: mine }, { [name]: theirs })).toEqual([
      `${at}${what} de su DVA es «${mine}» y en ${paper} dice «${theirs}». Corrija uno de los dos.`,
    ]);
  });
});
