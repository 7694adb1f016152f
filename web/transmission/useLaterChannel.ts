import { transmissionProcedures, type OpenedTransmission } from '../../shared/transmission/procedures.ts';
import { useProcedure } from '../api/queries.ts';

const POLL_MS = 10_000;
const PENDING = 'PENDIENTE';

const isSettled = (channel: string): boolean => channel !== '' && channel !== PENDING;

/** The channel that a declaration got by a later request, and when, for the record of its acceptance, which came without one. */
export function useLaterChannel(of: OpenedTransmission | undefined): { channel: string; at: string } {
  const lacks = of !== undefined && of.ESTADO === 'ACCEPTED' && !isSettled(of.RESULTADO.CANAL);
  const input = {
    ID_DOCUMENTO: of?.ID_DOCUMENTO,
    ...{ ESTADO: undefined, PAGINA: undefined, TAMANO: undefined, TERMINO: undefined, ORDEN: undefined },
  };
  const rest = useProcedure(transmissionProcedures.list, input, {
    enabled: lacks,
    every: lacks ? POLL_MS : false,
  });
  const later = rest.data?.rows.findLast((each) => lacks && each.CREADO > of.CREADO && isSettled(each.CANAL));
  return { channel: later?.CANAL ?? '', at: later?.MODIFICADO ?? '' };
}
