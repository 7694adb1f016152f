import type { AnyBody, DataSets } from '../../../shared/foundation/fields/dataSet.ts';
import { changesBetween } from '../../../shared/foundation/documents/changesBetween.ts';
import type { DocumentView } from './documentView.ts';
import type { Draft } from './drafts.ts';

/** What of a document is in this window alone: changes against what the server holds, and texts that are no values. */
export function draftOf(
  dataSets: DataSets,
  base: AnyBody,
  { header, body, unread, conflicts, mergedFrom }: DocumentView,
  typed: Draft['typed'],
  now: Date,
): Draft | undefined {
  const changes = changesBetween(dataSets, base, body);
  if (changes.length === 0 && unread.size === 0 && !typed) return undefined;
  const at = now.toISOString();
  const { LOCK: lock, VERSION: version } = header;
  const draft = { lock, version, changes, unread: [...unread], asked: conflicts, mergedFrom, at };
  return typed ? { ...draft, typed } : draft;
}

/** A draft as it would be left here; what is still being typed where the person is, is no text of it yet. */
export const asLeft = (draft: Draft | undefined): Draft[] =>
  draft ? [{ ...draft, typed: undefined, typing: draft.typed?.place }] : [];
