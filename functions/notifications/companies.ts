import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { localDateTime } from '../../shared/foundation/dates/date.ts';
import type { Reference } from '../../shared/foundation/documents/reference.ts';
import { catalogue } from '../../shared/catalogues/names.ts';
import { entriesOf } from '../../shared/foundation/options/storedOptions.ts';
import { withOptions } from '../../shared/foundation/options/withOptions.ts';
import { workingFor } from '../runtime/narrowed.ts';
import { referenceFor } from '../runtime/reference.ts';
import { jobScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { workingCompanies } from '../users/workingCompanies.ts';
import type { CompanyRow } from '../runtime/caller.ts';
import { companyOf, type Parts } from '../runtime/people.ts';

/** What a watch works with for one company. */
export interface Watched extends Parts {
  company: CompanyRow;
  reference: Reference;
}

/** Before this hour nobody is told of what a day brings; local. */
const FIRST_HOUR = '07';

/**
 * Runs a watch for every company at work, once its day has begun; one that fails keeps none of the others from being
 * told. What is told has a name that follows from its day, so a later run of the day tells nothing again.
 * @returns how many people were looked at.
 */
export async function forEachCompany(
  services: Services,
  watch: (watched: Watched) => Promise<number>,
): Promise<number> {
  if (localDateTime(services.now()).slice(11, 13) < FIRST_HOUR) return 0;
  let done = 0;
  for (const { sk, country } of await workingCompanies(services)) {
    const parts = { services, scope: jobScope(sk, country) };
    try {
      done += await workingFor(parts.scope, () => watchOne(parts, watch));
    } catch (error) {
      services.log.error('watch.failed', { company: sk, error });
    }
  }
  return done;
}

async function watchOne(parts: Parts, watch: (watched: Watched) => Promise<number>): Promise<number> {
  const company = await companyOf(parts);
  if (company?.ACTIVO !== '1') return 0;
  const lists = await referenceFor(parts.services, parts.scope.country, shippedCatalogues);
  return watch({ ...parts, company, reference: withOptions(lists, entriesOf(company.OPCIONES)) });
}

/** A number of days that the country's list of parameters says; `otherwise` where it says none. */
export function daysSetting(reference: Reference, key: string, otherwise: number): number {
  const text = reference.row(catalogue.settings, key)?.['TEXTO'] ?? '';
  return /^\d{1,3}$/.test(text) ? Number(text) : otherwise;
}
