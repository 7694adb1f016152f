import type { CatalogueRow } from '../../shared/foundation/documents/reference.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { isDate } from '../../shared/foundation/dates/date.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import type { Call } from '../runtime/executor.ts';
import { catalogueKey, forgetCatalogues } from '../runtime/reference.ts';

/** A list is one row of the table, and a row holds 400 KB. */
const LARGEST_LIST = 350 * 1024;

type Parts = Pick<Call<unknown>, 'services' | 'scope'>;

export interface ListFacts {
  FUENTE: string;
  VIGENTE_DESDE: string;
  MUESTRA: boolean;
}

/** Lists are shared, so the company must be the one that operates the platform in that country (OPERADOR). */
export async function mayReplaceLists({ services, scope }: Parts, facts: ListFacts): Promise<void> {
  const company = await services.database.get<CompanyRow & { OPERADOR?: string }>(
    'users',
    companyRowKey(scope.company),
  );
  if (company?.OPERADOR !== '1') {
    throw refusal('permission.denied', { action: 'reemplazar un catálogo que comparten todas las empresas' });
  }
  if (!isDate(facts.VIGENTE_DESDE)) {
    throw refusal('params.invalid', { name: 'VIGENTE_DESDE', reason: 'debe ser un día como 2026-01-31' });
  }
  if (facts.FUENTE.trim() === '') {
    throw refusal('params.invalid', { name: 'FUENTE', reason: 'falta; diga de dónde viene la lista' });
  }
}

/** Replaces a list for every company of the country, wholly or not at all; answers its new stamp. */
export async function replaceList(
  { services, scope }: Parts,
  name: string,
  facts: ListFacts,
  { rows, problems }: { rows: readonly CatalogueRow[]; problems: Problem[] },
): Promise<string> {
  if (problems.length > 0) {
    const count = problems.length === 1 ? 'un problema' : `${problems.length} problemas`;
    throw refusal('rejected', { summary: `El archivo tiene ${count}; no se cambió nada.` }, { problems });
  }
  const bytes = Buffer.byteLength(JSON.stringify(rows));
  if (bytes > LARGEST_LIST) {
    throw refusal('request.too-large', {
      size: `${Math.ceil(bytes / 1024)} kB`,
      limit: `${LARGEST_LIST / 1024} kB`,
    });
  }
  const stamp = services.now().toISOString();
  await services.database.write({
    kind: 'put',
    table: 'catalogues',
    item: {
      pk: catalogueKey(scope.country),
      sk: name,
      ESTAMPA_TIEMPO: stamp,
      source: facts.FUENTE.trim(),
      validFrom: facts.VIGENTE_DESDE,
      sample: facts.MUESTRA,
      rows,
      importedBy: scope.login,
    },
  });
  forgetCatalogues(services, scope.country);
  return stamp;
}
