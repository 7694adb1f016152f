import type { Reference } from '../foundation/documents/reference.ts';
import type { DeclarationSources } from './sources.ts';

type Voyage = Pick<DeclarationSources, 'order' | 'transports' | 'movement'>;

/** Where goods come from: of what leaves, this country; else as the order says, or where they were loaded. */
export function originOfVoyage({ order, transports, movement }: Voyage, { country }: Reference): string {
  if (movement === 'leaves') return country;
  return order.body.ORDEN.ID_PAIS_PROCEDENCIA || (transports[0]?.body.DOCUMENTO.PAIS_EMBARQUE ?? '');
}

/**
 * Where goods go to: this country where they come in. Of what leaves the order says it; of that and of what only crosses,
 * else where its transport document unloads it. Neither goes to the country that it leaves, so that one that nobody said
 * is asked for.
 */
export function endOfVoyage({ order, transports, movement }: Voyage, { country }: Reference): string {
  if (movement !== 'leaves' && movement !== 'crosses') return country;
  const carriage = transports[0]?.body.DOCUMENTO;
  const unloaded = carriage?.PAIS_DESEMBARQUE || (carriage?.LUGAR_DESEMBARQUE_LOCODE ?? '').slice(0, 2);
  // The order has one country: of what crosses it is that from which the goods came.
  const said = movement === 'leaves' ? order.body.ORDEN.ID_PAIS_PROCEDENCIA : '';
  return [said, unloaded].find((each) => each !== '' && each !== country) ?? '';
}
