import type { ducaProcedures } from '../../shared/duca/procedures.ts';
import { publicHeader } from '../runtime/documents/rows.ts';
import type { Implementation } from '../runtime/executor.ts';
import { outcomeOf, transmissionsOf } from '../transmission/outcomeOf.ts';
import { ducasOf, type DucaRow } from './ducas.ts';

/** How the transmission of a DUCA stands; the screen polls it in the background while it is not final. */
export const status: Implementation<typeof ducaProcedures.status> = async (call) => {
  const header: DucaRow = await ducasOf(call).header(call.input.ID);
  const transmissions = await transmissionsOf(call.services, call.scope, header.ID);
  const sealed = transmissions.find(
    (each) => each.OPERACION === 'R' && each.VERSION === header.VERSION_SELLADA,
  );
  const outcome = sealed && (await outcomeOf(call.services, call.scope, sealed.ID));
  return {
    header: publicHeader(header),
    VERSION_SELLADA: header.VERSION_SELLADA ?? 0,
    ID_TRANSMISION: sealed?.ID ?? '',
    HUELLA: header.HUELLA ?? '',
    ...(header.REGLAS ? { REGLAS: header.REGLAS } : {}),
    problems: header.ESTADO === 'RECHAZADA' ? (outcome?.facts.PROBLEMAS ?? []) : [],
    ...(outcome ? { RESULTADO: outcome.facts } : {}),
    TRANSMISIONES: transmissions,
  };
};
