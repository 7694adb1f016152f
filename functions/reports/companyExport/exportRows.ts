import { TEMPORARY_PREFIX } from '../../../shared/foundation/temporary.ts';
import { HASH_LIST, type CompanyExport } from '../../../shared/reports/exportProcedures.ts';
import type { Item } from '../../runtime/database.ts';
import { companyKey, type PartitionKey } from '../../runtime/keys.ts';
import type { TenantScope } from '../../runtime/scope.ts';
import { isBeingMade, type OneAtATime } from '../oneAtATime.ts';

type Company = Pick<TenantScope, 'company'>;

/** How far an export has come: the section that it is in, and behind what of it the next part begins ('' at its beginning). */
export interface Place {
  section: number;
  after: string;
}

export const placeText = ({ section, after }: Place): string => `${section}~${after}`;
export const placeOf = (text: string): Place => {
  const at = text.indexOf('~');
  return { section: Number(text.slice(0, at)), after: text.slice(at + 1) };
};

/** An export of everything of a company, `pk C#<company>#EXPORTS`, `sk` its id. */
export interface ExportRow extends Item, CompanyExport {
  pk: PartitionKey;
  /** `section~after`, on condition of which the next part is noted. */
  place: string;
  /** By which attempt each part was made: where its object lies. Of one that was overtaken nothing is ever read. */
  intentos: Record<string, string>;
  /** When it came further last, epoch milliseconds. */
  cuando: number;
  expires: number;
}

export const exportsPk = (scope: Company): PartitionKey => companyKey(scope, 'EXPORTS');
export const exportKey = (scope: Company, id: string) => ({ pk: exportsPk(scope), sk: id });

/** A company has one made at a time. The row that names the last one stays. */
export const exportsOf = (scope: Company): OneAtATime => ({
  last: { pk: companyKey(scope), sk: 'EXPORTED' },
  keyOf: (id) => exportKey(scope, id),
  busy: 'Ya se está preparando una exportación de la empresa. Espere a que termine y descárguela.',
});

export const partName = (number: number): string => `datos-${String(number).padStart(3, '0')}.zip`;

/** Where a part lies, and beside it what it adds to the list of hashes. */
export const exportObject = (id: string, attempt: string, name: string): string =>
  `${TEMPORARY_PREFIX}exportaciones/${id}/${attempt}/${name}`;
export const hashesObject = (id: string, attempt: string, part: string): string =>
  exportObject(id, attempt, `${part}.${HASH_LIST}`);

export const publicExport = (row: ExportRow, now: Date): CompanyExport => {
  const { ID, PEDIDA, POR, DOCUMENTOS, ARCHIVOS, PARTES } = row;
  const ESTADO = row.ESTADO === 'EN_CURSO' && !isBeingMade(row, now) ? 'DETENIDA' : row.ESTADO;
  return { ID, ESTADO, PEDIDA, POR, DOCUMENTOS, ARCHIVOS, PARTES };
};
