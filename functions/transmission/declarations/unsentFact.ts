import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import type { HeaderRow } from '../../runtime/documents/rows.ts';
import { neverLeft } from '../neverLeft.ts';
import type { Declaration } from './declaration.ts';

/** What the header keeps of a seal that was taken out of the queue, where it is proved that nothing of its number left. */
export async function unsentFact<B extends AnyBody>({
  services,
  scope,
  stored: { header },
}: Pick<Declaration<B>, 'services' | 'scope' | 'stored'>): Promise<Pick<HeaderRow, 'SIN_SALIR'>> {
  const { VERSION_SELLADA } = header;
  if (VERSION_SELLADA === undefined) return {};
  return (await neverLeft(services, scope, header.ID)) ? { SIN_SALIR: VERSION_SELLADA } : {};
}
