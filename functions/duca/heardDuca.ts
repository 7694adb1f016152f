import { withAcceptance } from '../../shared/duca/acceptance.ts';
import type { DucaBody } from '../../shared/duca/dataSets.ts';
import { ducaPaidTaxes } from '../../shared/duca/owedTaxes.ts';
import { formatUnifiedNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import type { HeardKind } from '../transmission/declarations/declaration.ts';
import { takeBackDischarges, tellDischarged } from '../transmission/declarations/discharges.ts';
import { coverOriginal, uncoverFormer, uncoverOriginal } from './complementary/coverOriginal.ts';
import { declaredByComplement } from './declaredByComplement.ts';
import { ducaDeclaration } from './declaration.ts';
import { ducaDischarging } from './discharge/discharging.ts';
import { paperUses } from '../declarations/paperUses.ts';
import { forgetUses, rememberChannel, rememberUses } from './rememberUses.ts';
import { tellDvas, tellDvasOfOriginal } from './tellDvas.ts';

/** The DUCA as what SAT answers to. */
export const heardDuca: HeardKind<DucaBody> = {
  ...ducaDeclaration,
  charged: (body) => ({
    number: formatUnifiedNumber(body.DUCA.NUMERO_DUCA),
    day: body.DUCA.FECHA_ACEPTACION.slice(0, 10),
    rate: body.DUCA.TIPO_CAMBIO,
    taxes: ducaPaidTaxes(body),
  }),
  accepted: async ({ reference }, body, facts) => withAcceptance(body, facts, reference),
  papers: (of) => Object.values(paperUses(of)),
  heir: (of) => declaredByComplement(of, of.stored.body),
  tellWithdrawn: async (of, body) => {
    await tellDvasOfOriginal(of, body);
    await uncoverOriginal(of, body);
    await takeBackDischarges(ducaDischarging, of, body);
    await forgetUses(of, of.stored.header.ID, body);
  },
  tellChannel: (of, body) => rememberChannel(of, of.stored.header.ID, body),
  tellOthers: async (of, body) => {
    await tellDvas(of, of.stored.header.ID, body);
    await uncoverFormer(of, body);
    await coverOriginal(of, body);
    await tellDischarged(ducaDischarging, of, body);
    await rememberUses(of, of.stored.header, body);
  },
};
