import { expect, it } from 'vitest';
import { blankDuca } from '../blankDuca.fixture.ts';
import { contractProblems } from './contracts.ts';

it('warns of a contract without its date, of a value declaration and of an invoice, at its line', () => {
  const undated = [{}, { NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO: '' }];
  const remedy =
    'el contrato C-1 no tiene fecha y el mensaje llevaría 01/01/1900. Escriba su fecha o borre el número.';
  const found = contractProblems(blankDuca({ DVAS: undated, DVA_FACTURAS: undated }));
  expect(found).toMatchObject(
    ['DVAS[1].FECHA_CONTRATO', 'DVA_FACTURAS[1].FECHA_CONTRATO'].map((path) => ({
      code: 'duca.contract-date',
      severity: 'warning',
      path,
    })),
  );
  for (const { message } of found) expect(message).toContain(`, línea 2: ${remedy}`);
});

it('says nothing of a contract with its date, nor of a date alone', () => {
  const quiet = [{ NUMERO_CONTRATO: 'C-1', FECHA_CONTRATO: '2026-01-01' }, { FECHA_CONTRATO: '2026-01-01' }];
  expect(contractProblems(blankDuca({ DVAS: quiet, DVA_FACTURAS: quiet }))).toEqual([]);
});
