import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { xmlContext } from '../../shared/duca/xml/context.ts';
import { XML_MODULE, xmlPreferences } from '../../shared/duca/xml/preferences.ts';
import { selectForXml as select } from '../../shared/duca/xml/selectForXml.ts';
import type { Implementation } from '../runtime/executor.ts';
import { loadConfiguration } from '../users/configuration.ts';
import { ducasOf } from './ducas.ts';

/** The data sets of a saved version in the message's fixed order, by the caller's own options (spec 7, select-for-XML query). */
export const selectForXml: Implementation<typeof ducaProcedures.selectForXml> = async (call) => {
  const [{ body }, reference, options] = await Promise.all([
    ducasOf(call).open(call.input.ID, call.input.VERSION),
    call.reference(),
    loadConfiguration({ ...call, input: { ID_MODULO: XML_MODULE } }),
  ]);
  const duca = body;
  return select(duca, xmlContext(duca, reference, { preferences: xmlPreferences(reference, options) }));
};
