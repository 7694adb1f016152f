import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { CatalogueRow, Reference } from '../../../shared/foundation/documents/reference.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { ownCheck, ownCheckRow, type OwnCheck } from '../../../shared/foundation/rules/own/ownCheck.ts';
import { OWN_CHECKS, ownWarned } from '../../../shared/foundation/rules/own/ownProblems.ts';
import type { Item, Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import { packRows, unpackRows } from '../packedList.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import type { HeaderRow } from './rows.ts';

/** Checks of a company for one kind of document, all in one row of the kind's own table. */
export interface OwnChecksRow extends Item {
  /** Counts the changes of the list. */
  SELLO: number;
  packed: Uint8Array;
}

/** How often each warned (`A~key`) and helped (`H~key`), added to in the transaction of the save that says so. */
export type OwnCountsRow = Item & Record<string, number>;

type Company = Pick<TenantScope, 'company'>;
const place = (scope: Company) => companyKey(scope, 'own-checks');
export const ownChecksKey = (scope: Company) => ({ pk: place(scope), sk: 'LISTA' });
export const ownCountsKey = (scope: Company) => ({ pk: place(scope), sk: 'CUENTAS' });

export const packChecks = (checks: readonly OwnCheck[]): Uint8Array =>
  packRows(checks.map((check) => ({ ...check, EDICION: String(check.EDICION) })));

export const unpackChecks = (row: OwnChecksRow | undefined): OwnCheck[] =>
  row
    ? unpackRows(row.packed).map((each) => ownCheck.parse({ ...each, EDICION: Number(each['EDICION']) }))
    : [];

/** The checks in force of a kind, as the rules read them. */
export async function ownCheckRows(
  { database }: Pick<Services, 'database'>,
  scope: Company,
  module: string,
): Promise<CatalogueRow[]> {
  const row = await database.get<OwnChecksRow>(module, ownChecksKey(scope));
  return unpackChecks(row)
    .filter(({ ACTIVA }) => ACTIVA === '1')
    .map((check) => ownCheckRow(module, check));
}

/**
 * What a save says of the company's checks: those that warn now and did not, and those that did and were mended. The
 * header keeps under which it is counted, so nothing is counted twice; a check that was switched off or changed meanwhile
 * neither warned anew nor helped.
 */
export function warnedWrites(
  { module, dataSets }: Pick<AnyDocument, 'module' | 'dataSets'>,
  scope: Company,
  { AVISADO: before = {} }: Pick<HeaderRow, 'AVISADO'>,
  body: AnyBody,
  reference: Pick<Reference, 'rows'>,
): { set: Pick<HeaderRow, 'AVISADO'>; counts: Write[] } {
  const rows = reference.rows(OWN_CHECKS).filter((row) => row['MODULO'] === module);
  // Checks of another kind, or of nobody who saves for the company, leave the count as it stands.
  if (rows.length === 0) return { set: {}, counts: [] };
  const after = ownWarned(module, dataSets, body, reference);
  const inForce = new Map(rows.map((row) => [row.CLAVE, row['EDICION']]));
  const warned = Object.keys(after).filter((key) => before[key] === undefined);
  const mended = Object.keys(before).filter(
    (key) => after[key] === undefined && inForce.get(key) === before[key],
  );
  const changed = warned.length > 0 || Object.keys(before).some((key) => after[key] !== before[key]);
  const add = Object.fromEntries([
    ...warned.map((key) => [`A~${key}`, 1]),
    ...mended.map((key) => [`H~${key}`, 1]),
  ]);
  return {
    set: changed ? { AVISADO: after } : {},
    counts: [{ kind: 'add', table: module, key: ownCountsKey(scope), add }],
  };
}
