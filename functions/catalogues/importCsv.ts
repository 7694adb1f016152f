import type { catalogueProcedures } from '../../shared/catalogues/procedures.ts';
import { readCatalogueCsv } from '../../shared/catalogues/readCatalogueCsv.ts';
import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { refusal } from '../../shared/foundation/contracts/refusal.ts';
import { isDate } from '../../shared/foundation/dates/date.ts';
import { companyRowKey, type CompanyRow } from '../runtime/caller.ts';
import type { Implementation } from '../runtime/executor.ts';
import { catalogueKey, catalogueLists, forgetCatalogues } from '../runtime/reference.ts';

/** A list is one row of the table, and a row holds 400 KB. */
const LARGEST_LIST = 350 * 1024;

/**
 * Replaces a list for every company of the country, wholly or not at all. Lists are shared, so the company must be the
 * one that operates the platform in that country (OPERADOR).
 */
export const importCsv: Implementation<typeof catalogueProcedures.importCsv> = async ({
  input,
  services,
  scope,
}) => {
  const company = await services.database.get<CompanyRow & { OPERADOR?: string }>(
    'users',
    companyRowKey(scope.company),
  );
  if (company?.OPERADOR !== '1') {
    throw refusal('permission.denied', { action: 'reemplazar un catálogo que comparten todas las empresas' });
  }
  if (!isDate(input.VIGENTE_DESDE)) {
    throw refusal('params.invalid', { name: 'VIGENTE_DESDE', reason: 'debe ser un día como 2026-01-31' });
  }
  if (input.FUENTE.trim() === '') {
    throw refusal('params.invalid', { name: 'FUENTE', reason: 'falta; diga de dónde viene la lista' });
  }
  const current = (await catalogueLists(services, scope.country, shippedCatalogues)).get(input.TABLA);
  if (!current) throw refusal('not-found', { what: 'un catálogo' });
  const shipped = shippedCatalogues.find(
    (list) => list.name === input.TABLA && list.countries.includes(scope.country),
  );
  const columns = Object.keys((shipped ?? current).rows[0] ?? {}).filter(
    (name) => name !== 'CLAVE' && name !== 'VALOR',
  );
  const { rows, problems } = readCatalogueCsv(input.CSV, columns);
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
      sk: input.TABLA,
      ESTAMPA_TIEMPO: stamp,
      source: input.FUENTE.trim(),
      validFrom: input.VIGENTE_DESDE,
      sample: input.MUESTRA,
      rows,
      importedBy: scope.login,
    },
  });
  forgetCatalogues(services, scope.country);
  return { NOMBRE_TABLA: input.TABLA, FILAS: rows.length, ESTAMPA_TIEMPO: stamp };
};
