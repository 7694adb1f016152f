import { isDateTime } from '../foundation/dates/date.ts';
import { blankRecord } from '../foundation/fields/dataSet.ts';
import { merged } from '../foundation/fields/merged.ts';
import { channelTransition } from '../transmission/declarationLife.ts';
import type { ResultFacts } from '../transmission/facts.ts';
import { duaDataSets, type DuaBody } from './dataSets.ts';
import { termEnd } from './term.ts';
import type { AuthorityLiquidation } from './liquidation/readLiquidation.ts';

const UNSETTLED: AuthorityLiquidation = {
  SARAH_LIQUIDACION: blankRecord(duaDataSets.SARAH_LIQUIDACION),
  SARAH_ITEMS: [],
  SARAH_ITEM_TRIBUTOS: [],
  SARAH_TRIBUTOS: [],
};

/**
 * A declaration of which SARAH takes a change: what she settled was of what the change replaces, and is read in the
 * versions before it. Until she settles the change it is told as we reckon it.
 */
export const asUnsettled = (body: DuaBody): DuaBody => ({ ...body, ...UNSETTLED });

/**
 * What SARAH's answer adds to the declaration: number, date, channel, and its own liquidation when it brought one. Itself
 * when that is nothing new; what SARAH did not say stays.
 */
export function withAcceptance(
  body: DuaBody,
  facts: ResultFacts,
  liquidation: AuthorityLiquidation | undefined,
): DuaBody {
  const said: Partial<DuaBody['DECLARACION']> = {
    ID_SARAH: facts.NUMERO,
    FECHA_ACEPTACION: isDateTime(facts.FECHA) ? facts.FECHA : '',
    CANAL_SELECTIVO: channelTransition(facts.CANAL) ? facts.CANAL : '',
  };
  const news = Object.entries(said).filter(
    ([name, value]) => value !== '' && body.DECLARACION[name as keyof DuaBody['DECLARACION']] !== value,
  );
  const settled = liquidation && JSON.stringify(liquidation) !== JSON.stringify(liquidationIn(body));
  if (news.length === 0 && !settled) return body;
  const DECLARACION = { ...body.DECLARACION, ...Object.fromEntries(news) };
  return {
    ...body,
    // A term runs from the day of the registration.
    DECLARACION: merged(DECLARACION, { FECHA_VENCE_PLAZO: termEnd(DECLARACION) }),
    ...(settled ? liquidation : {}),
  };
}

const liquidationIn = (body: DuaBody): AuthorityLiquidation => ({
  SARAH_LIQUIDACION: body.SARAH_LIQUIDACION,
  SARAH_ITEMS: body.SARAH_ITEMS,
  SARAH_ITEM_TRIBUTOS: body.SARAH_ITEM_TRIBUTOS,
  SARAH_TRIBUTOS: body.SARAH_TRIBUTOS,
});
