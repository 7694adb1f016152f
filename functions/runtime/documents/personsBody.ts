import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import {
  heldToWriters,
  nobody,
  type Asked,
  type Held,
  type Vouch,
} from '../../../shared/foundation/documents/heldToWriters.ts';
import {
  blankBody,
  type AnyBody,
  type AnyRecord,
  linesIn,
} from '../../../shared/foundation/fields/dataSet.ts';
import { dataSetsFor } from '../../../shared/foundation/fields/closedFields.ts';
import { isComputed, isPersons } from '../../../shared/foundation/fields/writer.ts';
import { foremost } from '../../../shared/foundation/rules/problem.ts';
import type { TenantScope } from '../scope.ts';
import type { DocumentStore, Stored } from './store.ts';

/** As far as a line that comes back is looked for; a document is saved a few times a minute while it is worked on. */
const VERSIONS_BACK = 100;

/** Facts that the product itself found and that a person's call may put onto a line, by data set; whole or not at all. */
export type Stated = (asked: AnyBody) => Promise<ReadonlyMap<string, readonly AnyRecord[]>>;

/**
 * A new body as a person may give it. Throws `document.not-yours` for any value that another writes, or that is of a group
 * of fields which they may not write.
 */
export function personsBody(
  definition: AnyDocument,
  body: AnyBody,
  { permissions }: Pick<TenantScope, 'permissions'>,
): AnyBody {
  const stored = blankBody(definition.dataSets) as AnyBody;
  const dataSets = dataSetsFor(definition.dataSets, definition.module, permissions);
  return taken(heldToWriters(dataSets, stored, { body }, nobody));
}

/**
 * A changed body as a person may change it. Besides what is stored, three may vouch for a value that the person did
 * not write: the last derivation and the history for a line that comes back by its key (an undone removal), and
 * `stated` for what the product found by itself. Throws `document.not-yours` for any other.
 */
export async function personsChange(
  store: DocumentStore,
  stored: Stored,
  asked: Asked,
  stated?: Stated,
): Promise<AnyBody> {
  const { definition, scope } = store;
  const dataSets = dataSetsFor(definition.dataSets, definition.module, scope.permissions);
  const first = heldToWriters(dataSets, stored.body, asked, nobody);
  if (!first.doubted) return taken(first);
  const found = await stated?.(asked.body);
  const derived = linesOf(store.definition, stored.derived ?? {});
  const vouch =
    (earlier: Earlier): Vouch =>
    (dataSet, line, was) => [
      ...(found?.get(dataSet) ?? []),
      ...(was === undefined
        ? [derived(dataSet, line), earlier(dataSet, line)].filter((each) => each !== undefined)
        : []),
    ];
  const second = heldToWriters(
    dataSets,
    stored.body,
    asked,
    vouch(() => undefined),
  );
  if (second.refused.length === 0) return taken(second);
  const lost = comingLines(store.definition, stored.body, asked.body);
  if (lost.size === 0) return taken(second);
  return taken(heldToWriters(dataSets, stored.body, asked, vouch(await linesBefore(store, stored, lost))));
}

function taken({ body, refused }: Held): AnyBody {
  const [first] = refused;
  if (!first) return body;
  const more = refused.length > 1 ? ` (y ${refused.length - 1} más)` : '';
  const summary = `${first.message}${more}`;
  throw refusal('document.not-yours', { summary }, { problems: foremost(refused) });
}

type Earlier = (dataSet: string, line: AnyRecord) => AnyRecord | undefined;

/** What a body's lines hold of what no person and no calculation writes, and of their references, by key. */
function linesOf({ dataSets }: AnyDocument, body: AnyBody): Earlier {
  const byKey = new Map<string, ReadonlyMap<string | undefined, AnyRecord>>();
  return (name, line) => {
    const { key, fields } = dataSets[name]!;
    const content = body[name];
    if (key === undefined || !Array.isArray(content)) return undefined;
    let lines = byKey.get(name);
    if (!lines) byKey.set(name, (lines = new Map(content.map((each) => [each[key], each]))));
    const known = lines.get(line[key]);
    if (!known) return undefined;
    const held = Object.keys(fields).filter(
      (field) => (!isPersons(fields[field]!) && !isComputed(fields[field]!)) || fields[field]!.refersTo,
    );
    return Object.fromEntries(held.map((field) => [field, known[field] ?? '']));
  };
}

/** Keys by data set of the lines that the stored body has not. */
function comingLines({ dataSets }: AnyDocument, stored: AnyBody, asked: AnyBody): Map<string, Set<string>> {
  const coming = new Map<string, Set<string>>();
  for (const [name, { key }] of Object.entries(dataSets)) {
    const [before, after] = [stored[name], asked[name]];
    if (key === undefined || before === after || !Array.isArray(before) || !Array.isArray(after)) continue;
    const here = new Set(before.map((line) => line[key]));
    const keys = after.map((line) => line[key] ?? '').filter((each) => each !== '' && !here.has(each));
    if (keys.length > 0) coming.set(name, new Set(keys));
  }
  return coming;
}

/** The lines as the latest earlier version that had each of them says. */
async function linesBefore(
  store: DocumentStore,
  { header }: Stored,
  lost: Map<string, Set<string>>,
): Promise<Earlier> {
  const found: Record<string, AnyRecord[]> = {};
  const last = Math.max(1, header.VERSION - VERSIONS_BACK);
  for (let version = header.VERSION - 1; version >= last && lost.size > 0; version -= 1) {
    const { body } = await store.content(header.ID, version);
    for (const [name, keys] of lost) {
      const key = store.definition.dataSets[name]!.key!;
      for (const line of linesIn(body, name)) if (keys.delete(line[key]!)) (found[name] ??= []).push(line);
      if (keys.size === 0) lost.delete(name);
    }
  }
  return linesOf(store.definition, found);
}
