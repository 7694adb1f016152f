import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { none } from '../../../shared/foundation/documents/noun.ts';
import type { Key } from '../database.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { isKnownTo } from './ownImporters.ts';
import type { HeaderRow } from './rows.ts';

/** What headers are read by: the kind is enough, so that modules before the kind's own may read them. */
export type HeaderKind = DocumentKind & Pick<AnyDocument, 'index'>;

/** Headers of one kind of document of one company, as far as the caller may know of them. */
export class HeaderStore<K extends HeaderKind = HeaderKind> {
  readonly definition: K;
  readonly services: Services;
  readonly scope: TenantScope;

  constructor(definition: K, services: Services, scope: TenantScope) {
    this.definition = definition;
    this.services = services;
    this.scope = scope;
  }

  get table(): string {
    return this.definition.module;
  }

  headerKey(id: string): Key {
    return { pk: companyKey(this.scope), sk: `H#${id}` };
  }

  /** Header of a document, or `not-found`: the same answer for a foreign id and for one that never was. */
  async header(id: string): Promise<HeaderRow> {
    const row = await this.services.database.get<HeaderRow>(this.table, this.headerKey(id));
    if (!row || !isKnownTo(this.scope, this.definition, row)) throw this.absent();
    return row;
  }

  absent() {
    return refusal('not-found', { what: none(this.definition.noun) });
  }

  /** Headers of one work order, newest first. */
  async headers(orderId: string): Promise<HeaderRow[]> {
    const rows = await this.services.database.query<HeaderRow>(this.table, {
      pk: companyKey(this.scope, orderId),
      index: { name: 'byWorkOrder', partitionKey: 'orderPk', sortKey: 'sk' },
      descending: true,
      few: 'documents of one order',
    });
    return rows.filter((row) => isKnownTo(this.scope, this.definition, row));
  }
  /** Headers of one work order that were made before a document was, so many of the newest at most. */
  async headersBefore(orderId: string, id: string, most: number): Promise<HeaderRow[]> {
    const rows = await this.services.database.query<HeaderRow>(this.table, {
      pk: companyKey(this.scope, orderId),
      index: { name: 'byWorkOrder', partitionKey: 'orderPk', sortKey: 'sk' },
      between: [this.headerKey('').sk, this.headerKey(id).sk],
      descending: true,
      // Its own row may be the first of them.
      limit: most + 1,
    });
    const others = rows.filter((row) => row.ID !== id).slice(0, most);
    return others.filter((row) => isKnownTo(this.scope, this.definition, row));
  }
}
