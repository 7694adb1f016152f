import type { PrintFacts } from '../../../shared/dva/print/facts.ts';
import { printOptions } from '../../../shared/dva/print/options.ts';
import type { DvaHeader } from '../../../shared/dva/fields/dataSets.ts';
import { sampleDva, sampleReference } from '../../../shared/dva/sampleDva.fixture.ts';

export const reference = sampleReference();
export const factsOf = (lines: number, invoices: number, mode = 0, draft = false): PrintFacts => ({
  body: sampleDva(lines, invoices, reference),
  reference,
  options: printOptions(mode, draft, { arancel8: '1', imprdva8: '1', imprdva11: '1', imprdva35: '1' }),
  version: 3,
});

export const withHeader = (facts: PrintFacts, values: Partial<DvaHeader>): PrintFacts => ({
  ...facts,
  body: { ...facts.body, DVA: { ...facts.body.DVA, ...values } },
});

/** Values that their boxes cannot hold, and a condition with its details. */
export const LONG: Partial<DvaHeader> = {
  NOMBRE_IMPORTADOR: `CORPORACIÓN CENTROAMERICANA DE FERRETERÍA, ${'MATERIALES, '.repeat(13)}S.A.`,
  DIRECCION_IMPORTADOR: `KILÓMETRO 22.5 CARRETERA A EL SALVADOR, ${'BODEGA CATORCE, '.repeat(13)}`.trim(),
  CIUDAD_IMPORTADOR: `SAN JOSÉ DEL GOLFO, ${'ALDEA '.repeat(13)}`.trim(),
  TELEFONO_IMPORTADOR: '+502 2334-5678 Y 2334-5679, EXT. 110-115',
  CASILLA_27: '1',
  CASILLA_27_1: `EMPRESAS DEL MISMO GRUPO, ${'FILIAL '.repeat(10)}`.trim(),
  CASILLA_27_2: '0',
};
