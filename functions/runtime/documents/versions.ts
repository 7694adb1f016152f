import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { none } from '../../../shared/foundation/documents/noun.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { inForm } from '../../../shared/foundation/fields/inForm.ts';
import type { Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { packContent, unpackContent, type Content } from './body.ts';
import { chunkWrite, savedVersions, versionPrefix, type SavedVersion, type VersionRow } from './rows.ts';

/** What every version of a document holds and who saved it; its header is the store's. */
export class Versions<B = AnyBody> {
  readonly #definition: DocumentDefinition<B>;
  readonly #services: Services;
  readonly #scope: TenantScope;

  constructor(definition: DocumentDefinition<B>, services: Services, scope: TenantScope) {
    this.#definition = definition;
    this.#services = services;
    this.#scope = scope;
  }

  async content(id: string, version: number): Promise<Content<B>> {
    const { dataSets, module, noun } = this.#definition;
    const rows = await this.#services.database.query<VersionRow>(module, {
      pk: this.#pk(id),
      prefix: versionPrefix(version),
    });
    const [first] = rows;
    if (!first || rows.length !== first.chunks) throw refusal('not-found', { what: none(noun) });
    const { body, derived } = unpackContent(
      this.#services.sealer,
      this.#scope.company,
      this.#place(id, version),
      rows.map((row) => row.chunk),
    );
    // What lies under a key of this kind was written by its definition, and `inForm` gives it the form of today.
    const read = (each: AnyBody): B => inForm(dataSets, each) as B;
    return { body: read(body), ...(derived ? { derived: read(derived) } : {}) };
  }

  /** Newest first. */
  async list(id: string): Promise<SavedVersion[]> {
    const asked = { pk: this.#pk(id), prefix: 'V#', descending: true };
    return savedVersions(await this.#services.database.query<VersionRow>(this.#definition.module, asked));
  }

  /** @param at moment of the save, local. */
  writes(id: string, version: number, content: Content<B>, action: string, at: string): Write[] {
    const { sealer } = this.#services;
    const chunks = packContent(sealer, this.#scope.company, this.#place(id, version), content);
    const facts = { FECHA: at, USUARIO: this.#scope.login, ACCION: action };
    return chunks.map((chunk, index) =>
      chunkWrite(this.#definition.module, this.#pk(id), version, index, {
        chunk,
        chunks: chunks.length,
        ...facts,
      }),
    );
  }

  #pk(id: string) {
    return companyKey(this.#scope, id);
  }

  #place(id: string, version: number): string {
    return `${this.#definition.module}|${id}|${version}`;
  }
}
