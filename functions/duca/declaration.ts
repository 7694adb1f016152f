import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaOwed } from '../../shared/duca/owedTaxes.ts';
import type { DeclarationKind } from '../transmission/declarations/declaration.ts';
import { LISTENER } from './ducas.ts';
import { usedBy } from './usedBy.ts';

/** The DUCA as what is sent to SAT. */
export const ducaDeclaration = {
  definition: ducaDefinition,
  listener: LISTENER,
  worth: 'TOTAL_CIF_DOLARES',
  called: 'la DUCA',
  ownNumber: ({ DUCA }) => DUCA.NO_ORDEN,
  numberOf: ({ DUCA }) => DUCA.NUMERO_DUCA,
  channelOf: ({ DUCA }) => DUCA.CANAL_SELECTIVO,
  clearance: {
    dayOf: ({ DUCA }) => DUCA.FECHA_LEVANTE,
    withDay: (body, FECHA_LEVANTE) => ({ ...body, DUCA: { ...body.DUCA, FECHA_LEVANTE } }),
  },
  declarantOf: ({ DECLARANTE }) => DECLARANTE.CODIGO || DECLARANTE.NUMERO_IDENTIFICACION,
  owed: ducaOwed,
  used: (of) => usedBy(of, of.stored.header, of.stored.body),
} satisfies DeclarationKind<DucaBody>;
