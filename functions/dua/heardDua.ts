import { asUnsettled, withAcceptance } from '../../shared/dua/acceptance.ts';
import type { DuaBody } from '../../shared/dua/dataSets.ts';
import { duaPaidTaxes } from '../../shared/dua/owedTaxes.ts';
import { readLiquidation } from '../../shared/dua/liquidation/readLiquidation.ts';
import { isSettledBySarah } from '../../shared/dua/settledBySarah.ts';
import { isInChain } from '../../shared/transmission/acceptedVersions.ts';
import { operations } from '../../shared/transmission/operations.ts';
import { paperUses } from '../declarations/paperUses.ts';
import { numberDvas } from '../dva/numberDvas.ts';
import type { HeardKind } from '../transmission/declarations/declaration.ts';
import { takeBackDischarges, tellDischarged } from '../transmission/declarations/discharges.ts';
import { saidOf } from '../transmission/saidOf.ts';
import { declaredDvas, duaDeclaration } from './declaration.ts';
import { duaDischarging } from './discharge/discharging.ts';
import { forgetUses, rememberChannel, rememberUses } from './rememberUses.ts';
import { acceptedBody, holdTitles, titlesBack, titlesUnsettled } from './titles.ts';

/** The DUA as what SARAH answers to. */
export const heardDua: HeardKind<DuaBody> = {
  ...duaDeclaration,
  charged: (body) => ({
    number: body.DECLARACION.ID_SARAH,
    day: body.DECLARACION.FECHA_ACEPTACION.slice(0, 10),
    rate: body.DECLARACION.TIPO_CAMBIO,
    taxes: duaPaidTaxes(body),
    settled: isSettledBySarah(body),
  }),
  accepted: async ({ services, scope }, body, facts, { summary }) => {
    const { OPERACION, VERSION, ID } = summary;
    const settled = OPERACION === 'CANAL' ? undefined : await saidOf(services, scope, ID, readLiquidation);
    const act = { OPERACION: operations[OPERACION].label, VERSION: String(VERSION) };
    const isNewChange = OPERACION === 'M' && !isInChain(body, act);
    const before = isNewChange ? asUnsettled(body) : body;
    return withAcceptance(before, facts, settled);
  },
  papers: (of) => Object.values(paperUses(of)),
  unheld: ({ services, scope, stored }, body) => titlesUnsettled({ services, scope }, stored.header, body),
  givesBack: ({ services, scope, stored }) => titlesBack({ services, scope }, stored),
  tellOthers: async (of, body) => {
    const { services, scope, stored } = of;
    const { DECLARACION } = body;
    await holdTitles(
      { services, scope },
      { ...stored, body },
      await acceptedBody({ services, scope }, stored.header),
    );
    const { ID_SARAH: number, FECHA_ACEPTACION: at } = DECLARACION;
    const dvas = declaredDvas(stored).map((id) => ({ id, lines: [] }));
    const declared = { id: stored.header.ID, number, at, called: `la DUA ${number}` };
    await numberDvas({ services, scope }, declared, dvas);
    await tellDischarged(duaDischarging, of, body);
    await rememberUses({ services, scope }, stored.header, body);
  },
  changeRefused: async ({ services, scope, stored }) => {
    const { header, body } = stored;
    const accepted = await acceptedBody({ services, scope }, header);
    if (accepted) await holdTitles({ services, scope }, { header, body: accepted }, body);
  },
  tellWithdrawn: async (of, body) => {
    const { services, scope, stored } = of;
    const back = await titlesBack({ services, scope }, { ...stored, body });
    if (back.length > 0) await services.database.write(...back);
    await takeBackDischarges(duaDischarging, of, body);
    await forgetUses({ services, scope }, stored.header, body);
  },
  tellChannel: (of, body) => rememberChannel(of, of.stored.header, body),
};
