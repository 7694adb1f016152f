import { completeDuca } from '../../../shared/duca/completeDuca.fixture.ts';
import { complementaryOf } from '../../../shared/duca/complementary/complementary.ts';
import type { DucaBody } from '../../../shared/duca/dataSets.ts';
import { ducaFromDvas } from '../../../shared/duca/derive/ducaFromDvas.ts';
import type { PrintFacts } from '../../../shared/duca/print/facts.ts';
import { ducaPrintOptions } from '../../../shared/duca/print/options.ts';
import {
  sampleReference,
  sampleSources,
  type SampleShape,
} from '../../../shared/duca/sampleSources.fixture.ts';

export const reference = sampleReference();
/** SHA-256 of a sealed message. */
export const SEAL = '0123456789abcdef'.repeat(4);

const bodyOf = (shape: Partial<SampleShape>): DucaBody =>
  ducaFromDvas(
    sampleSources({ lines: 3, invoices: 1, suppliers: 1, containers: 1, ...shape }, reference),
    reference,
  );

/** What the authority's answer and the people who sign add. */
export const accepted = (body: DucaBody): DucaBody => ({
  ...body,
  DUCA: {
    ...body.DUCA,
    NUMERO_DUCA: 'GTPRQPQ2600123400015',
    FECHA_ACEPTACION: '2026-11-20T10:15:30',
    VALIDA_HASTA: '2027-01-06',
    FIRMA_ELECTRONICA: 'MEUCIQDx'.repeat(20),
  },
  OBSERVACIONES: { OBSERVACIONES: 'Marchamo <provisional> & revisión de peso.' },
  FIRMAS: {
    REFERENCIA_VENTANILLA: 'VUPE-2026-004417',
    CODIGO_EXPORTADOR: 'EXP-0091',
    REPRESENTADO_POR: 'LIC. ÁNGELA MUÑOZ',
    LUGAR_FIRMA: 'GUATEMALA',
    FECHA_FIRMA: '2026-11-20',
  },
  PRODUCTOR: { ID_PAIS_ORIGEN: 'GT', NOMBRE: 'JOSÉ PÉREZ', EMPRESA: 'INDUSTRIAS DEL SUR', CARGO: 'GERENTE' },
  CERTIFICACION: {
    ID_PAIS_ORIGEN: 'GT',
    NOMBRE: 'MARÍA SOLÍS',
    EMPRESA: 'EXPORTADORA DEL NORTE, S.A.',
    CARGO: 'REPRESENTANTE LEGAL',
  },
});

const printed = (body: DucaBody, state: string, draft = false): PrintFacts => ({
  body,
  reference,
  options: ducaPrintOptions({ state, answered: body.DUCA.NUMERO_DUCA !== '' }, draft, SEAL),
  version: 3,
});

/** Declarations whose print is held: name of the golden file and what is printed. */
export const PRINTED: readonly (readonly [name: string, facts: PrintFacts])[] = [
  ['print-one-accepted', printed(accepted(bodyOf({ lines: 1 })), 'VERDE')],
  [
    'print-many-accepted',
    printed(
      accepted(bodyOf({ lines: 30, invoices: 8, suppliers: 3, containers: 4, distinct: true })),
      'ROJO',
    ),
  ],
  ['print-every-list', printed(accepted(completeDuca(reference)), 'ACEPTADA')],
  ['print-draft', printed(bodyOf({}), 'BORRADOR', true)],
  ['print-complementary', printed(complementaryOf(accepted(bodyOf({ lines: 1 })), reference), 'LISTA')],
  ['print-transit', printed(bodyOf({ containers: 2, modality: 'TR' }), 'LISTA')],
];
