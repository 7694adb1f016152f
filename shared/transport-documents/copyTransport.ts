import { copyBody } from '../foundation/copies/copyBody.ts';
import type { Pending } from '../foundation/copies/copyPending.ts';
import { pendingList } from '../foundation/copies/stale.ts';
import { isZero } from '../foundation/decimal/decimal.ts';
import { transportDataSets, type TransportBody } from './dataSets.ts';

/** A transport document from an earlier one without its number, dates, manifest and containers, and the list of what is stale in it. */
export function copyTransport(original: TransportBody): TransportBody {
  const body = copyBody(transportDataSets, original);
  return { ...body, PENDIENTES: pendingOf(body, original) };
}

function pendingOf({ DOCUMENTO }: TransportBody, original: TransportBody): Pending[] {
  const { list, add } = pendingList();
  const group = 'DOCUMENTO';
  add('numero', { group, field: 'NUMERO_DOCUMENTO' });
  if (original.DOCUMENTO.MANIFIESTO !== '') add('vinculo', { group, field: 'MANIFIESTO' });
  for (const field of ['ID_UNIDAD_TRANSPORTE', 'NOMBRE_CONDUCTOR'] as const)
    if (DOCUMENTO[field] !== '') add('vehiculo', { group, field, value: DOCUMENTO[field] });
  for (const field of ['PESO_BRUTO', 'CANTIDAD_BULTOS', 'VALOR_FLETE'] as const)
    if (DOCUMENTO[field] !== '' && !isZero(DOCUMENTO[field]))
      add('valor', { group, field, value: DOCUMENTO[field] });
  const { OBSERVACIONES: value } = DOCUMENTO;
  if (value !== '') add('observacion', { group, field: 'OBSERVACIONES', value });
  if (original.CONTENEDORES.length > 0) add('equipo', { group: 'CONTENEDORES' });
  return list;
}
