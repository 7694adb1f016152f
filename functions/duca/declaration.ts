import { withAcceptance } from '../../shared/duca/acceptance.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaDefinition } from '../../shared/duca/definition.ts';
import { ducaOwedTaxes, ducaPaidTaxes } from '../../shared/duca/owedTaxes.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { DeclarationKind } from '../transmission/declarations/declaration.ts';
import { coverOriginal, uncoverFormer, uncoverOriginal } from './complementary/coverOriginal.ts';
import { LISTENER } from './ducas.ts';
import { paperUses } from './paperUses.ts';
import { forgetUses, rememberChannel, rememberUses } from './rememberUses.ts';
import { tellDvas, tellDvasOfOriginal } from './tellDvas.ts';
import { declaredByComplement, usedBy } from './usedBy.ts';

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
  owed: ducaOwedTaxes,
  charged: (body) => ({
    number: formatUnifiedNumber(body.DUCA.NUMERO_DUCA),
    day: body.DUCA.FECHA_ACEPTACION.slice(0, 10),
    rate: body.DUCA.TIPO_CAMBIO,
    taxes: ducaPaidTaxes(body),
  }),
  accepted: async ({ reference }, body, facts) => withAcceptance(body, facts, reference),
  papers: (of) => Object.values(paperUses(of)),
  used: (of) => usedBy(of, of.stored.header, of.stored.body),
  heir: (of) => declaredByComplement(of, of.stored.body),
  tellWithdrawn: async (of, body) => {
    await tellDvasOfOriginal(of, body);
    await uncoverOriginal(of, body);
    await forgetUses(of, of.stored.header.ID, body);
  },
  tellChannel: (of, body) => rememberChannel(of, of.stored.header.ID, body),
  tellOthers: async (of, body) => {
    await tellDvas(of, of.stored.header.ID, body);
    await uncoverFormer(of, body);
    await coverOriginal(of, body);
    await rememberUses(of, of.stored.header, body);
  },
} satisfies DeclarationKind<DucaBody>;
