import type { AnyBody, DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { inForm } from '../../../shared/foundation/fields/inForm.ts';
import type { Item, Write } from '../database.ts';
import { companyKey } from '../keys.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import { isFirst, OLD, oldContent, oldFacts, oldPrefix, type OldRow } from './content/oldVersions.ts';
import {
  manifestKey,
  packVersion,
  partNames,
  unpackVersion,
  type Content,
  type Place,
} from './content/packVersion.ts';
import { runAction, type Run } from './content/run.ts';
import type { KeptVersion, SavedVersion } from './rows.ts';

/** Row of a version, `sk B#<version>`: what it holds, and its facts. */
interface VersionRow extends Item, KeptVersion {
  chunk: Uint8Array;
}

/** What a save says of its version. */
export interface VersionFacts {
  action: string;
  /** Moment of the save, local. */
  at: string;
  /** Importer whose document it is by it, of a kind that has importers or lies in an order of one. */
  importer?: string | undefined;
  /** Version that it follows. */
  after: number;
  /** The saves that it joins in the history. */
  run?: Run | undefined;
}

/** Parts written at once. */
const AT_ONCE = 8;
/** Entries of a history that are read: at 130 bytes each, twenty read units. */
const MOST_ENTRIES = 500;

/** Row of the history, `sk F#<version>`: the facts of a version, or of the last of a run that began with it. */
export const entryKey = (version: number): string => `F#${String(version).padStart(8, '0')}`;

/** What every version of a document holds and who saved it; its header is the store's. */
export class Versions<B = AnyBody> {
  readonly #services: Services;
  readonly #scope: TenantScope;
  readonly #table: string;
  readonly #dataSets: DataSets;
  /** The last row that was read: once written none changes, and who saves a version has mostly opened the one before. */
  #read: { key: string; row: VersionRow } | undefined;

  constructor(services: Services, scope: TenantScope, table: string, dataSets: DataSets) {
    this.#services = services;
    this.#scope = scope;
    this.#table = table;
    this.#dataSets = dataSets;
  }

  /** What a version holds; undefined when there is none, or a part of it is not there. */
  async content(id: string, version: number): Promise<Content<B> | undefined> {
    const row = await this.#row(id, version);
    const found = row
      ? await unpackVersion(this.#place(id), version, row.chunk, (sks) => this.#chunks(id, sks))
      : oldContent(this.#place(id), version, await this.#oldRows(id, oldPrefix(version)));
    if (!found) return undefined;
    // What lies under a key of this kind was written by its definition, and `inForm` gives it the form of today.
    const read = (each: AnyBody): B => inForm(this.#dataSets, each) as B;
    return { body: read(found.body), ...(found.derived ? { derived: read(found.derived) } : {}) };
  }

  /** The facts of one version, also of one that a run passed over; undefined when there is none. */
  async facts(id: string, version: number): Promise<SavedVersion | undefined> {
    const row = await this.#row(id, version);
    if (row) return publicVersion(row);
    const [old] = await this.#oldRows(id, oldPrefix(version), 1);
    return old && oldFacts(old);
  }

  /** The history, newest first: each run as its last version. */
  async list(id: string): Promise<KeptVersion[]> {
    const rows = await this.#services.database.query<Item & KeptVersion>(this.#table, {
      pk: this.#pk(id),
      prefix: 'F#',
      descending: true,
      limit: MOST_ENTRIES,
    });
    const [old] = await this.#oldRows(id, OLD, 1);
    const before = old ? (await this.#oldRows(id, OLD)).filter(isFirst).map(oldFacts) : [];
    return [...rows, ...before].sort((a, b) => b.VERSION - a.VERSION);
  }

  /**
   * Lays the parts of a version down that are not there yet, and gives the writes by which it comes to be: whoever dies
   * between has left parts that nothing names.
   */
  async writes(
    id: string,
    version: number,
    content: Content<B>,
    { action, at, after, run, importer: NIT }: VersionFacts,
  ): Promise<Write[]> {
    const before = after > 0 ? await this.#row(id, after) : undefined;
    const known = before ? partNames(this.#place(id), after, before.chunk) : [];
    const { manifest, parts } = packVersion(this.#place(id), version, content, known);
    const [table, pk] = [this.#table, this.#pk(id)];
    for (let from = 0; from < parts.length; from += AT_ONCE) {
      const some = parts.slice(from, from + AT_ONCE);
      await Promise.all(
        some.map(({ sk, chunk }) =>
          this.#services.database.aside({ kind: 'put', table, item: { pk, sk, chunk } }),
        ),
      );
    }
    const facts: KeptVersion = {
      ...{ VERSION: version, FECHA: at, USUARIO: this.#scope.login, ACCION: action },
      ...(NIT === undefined ? {} : { NIT }),
    };
    const entry = { ...facts, ...(run ? { ACCION: runAction(run, version, action) } : {}) };
    const began = run?.DESDE ?? version;
    return [
      {
        kind: 'put',
        table,
        item: { ...facts, pk, sk: manifestKey(version), chunk: manifest },
        when: { absent: true },
      },
      {
        kind: 'put',
        table,
        item: { ...entry, pk, sk: entryKey(began) },
        when: began === version ? { absent: true } : { exists: true },
      },
    ];
  }

  #pk(id: string) {
    return companyKey(this.#scope, id);
  }

  #place(id: string): Place {
    return {
      sealer: this.#services.sealer,
      company: this.#scope.company,
      document: `${this.#table}|${id}`,
    };
  }

  async #row(id: string, version: number): Promise<VersionRow | undefined> {
    const place = { pk: this.#pk(id), sk: manifestKey(version) };
    const key = `${place.pk} ${place.sk}`;
    if (this.#read?.key === key) return this.#read.row;
    const row = await this.#services.database.get<VersionRow>(this.#table, place);
    if (row) this.#read = { key, row };
    return row;
  }

  async #chunks(id: string, sks: readonly string[]): Promise<(Uint8Array | undefined)[]> {
    const keys = sks.map((sk) => ({ pk: this.#pk(id), sk }));
    const rows = await this.#services.database.getMany<Item & { chunk: Uint8Array }>(this.#table, keys);
    return rows.map((row) => row?.chunk);
  }

  #oldRows(id: string, prefix: string, limit?: number): Promise<OldRow[]> {
    return this.#services.database.query<OldRow>(this.#table, {
      pk: this.#pk(id),
      prefix,
      ...(limit === undefined ? { few: 'versions of one document before its upgrade' } : { limit }),
    });
  }
}

/** What is told of a version, and not whose it was. */
export const publicVersion = ({ VERSION, FECHA, USUARIO, ACCION }: SavedVersion): SavedVersion => ({
  VERSION,
  FECHA,
  USUARIO,
  ACCION,
});
