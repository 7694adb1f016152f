import type { ManifestBody } from '../../shared/manifests/dataSets.ts';
import { manifestDefinition } from '../../shared/manifests/definition.ts';
import { titleMarks } from '../../shared/manifests/marks.ts';
import type { Content } from '../runtime/documents/content/packVersion.ts';
import { DocumentStore, type Stored } from '../runtime/documents/store.ts';
import type { TenantScope } from '../runtime/scope.ts';
import type { Services } from '../runtime/services.ts';
import { layTitles } from './titleIndex.ts';

type Create = Parameters<DocumentStore<ManifestBody>['create']>;
type Save = Parameters<DocumentStore<ManifestBody>['save']>;

/**
 * Manifests of one company. Whatever puts a title into one passes here, so that another that holds it too is found
 * (product 29). The index is written first: a row of a save that lost says what nobody believes.
 */
export class ManifestStore extends DocumentStore<ManifestBody> {
  /** The last version that was read: who saves one has mostly opened the one before. */
  #read: { id: string; version: number; content: Content<ManifestBody> } | undefined;

  constructor(services: Services, scope: TenantScope) {
    super(manifestDefinition, services, scope);
  }

  override async content(id: string, version: number): Promise<Content<ManifestBody>> {
    if (this.#read?.id === id && this.#read.version === version) return this.#read.content;
    const content = await super.content(id, version);
    this.#read = { id, version, content };
    return content;
  }

  override async create(...[content, facts]: Create): Promise<Stored<ManifestBody>> {
    const id = facts.id ?? this.services.id(this.definition.idPrefix);
    await layTitles(this, id, titleMarks(content.body));
    return super.create(content, { ...facts, id });
  }

  override async save(...[before, content, facts]: Save): Promise<Stored<ManifestBody>> {
    const known = new Set(titleMarks((await this.content(before.ID, before.VERSION)).body));
    const added = titleMarks(content.body).filter((mark) => !known.has(mark));
    await layTitles(this, before.ID, added);
    return super.save(before, content, facts);
  }
}
