import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { Move } from '../../../shared/foundation/documents/rederive.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { noUnread, partsOf, withUnread, type UnreadChange } from '../../kit/unread.ts';
import { whyUnread } from '../../kit/whyUnread.ts';
import { placeAt, type Conflict } from './conflicts.ts';
import type { Draft } from './drafts.ts';
import { mergeSides } from './mergeSides.ts';
import type { Shown } from './steps.ts';
import { standing } from './unreadTexts.ts';

interface Restored extends Shown {
  moves: Move[];
  asked: Conflict[];
  /** Whether something came to meet what was typed only now. */
  met: boolean;
  /** Who wrote what was asked before. */
  mergedFrom: string | undefined;
}

/**
 * What drafts make of the current version. One that was typed on an older version is merged by field with what was
 * saved since, against the body that it began with; `moves` tells where the two sides differ, also under a text that is
 * no value, `asked` what an earlier merge had asked and nobody has answered.
 */
export async function restoreDrafts(
  definition: AnyDocument,
  reference: Reference,
  current: { body: AnyBody; lock: number },
  left: readonly Draft[],
  older: (version: number) => Promise<AnyBody>,
): Promise<Restored> {
  const { dataSets } = definition;
  let { body } = current;
  let unread = noUnread;
  const moves: Move[] = [];
  const asked: Conflict[] = [];
  let mergedFrom: string | undefined;
  let met = false;
  for (const draft of left) {
    const texts = [...(draft.unread ?? []), ...halfTyped(definition, reference, draft)];
    unread = withUnread(unread, texts);
    const held = [...unread.keys(), ...(draft.typing === undefined ? [] : [draft.typing])];
    if (draft.asked?.length) ({ mergedFrom } = draft);
    asked.push(...(draft.asked ?? []));
    const same = draft.lock === current.lock;
    const alone = draft.changes.length === 0;
    if (alone && (same || texts.length + Number(draft.typing !== undefined) === 0)) continue;
    if (same && body === current.body) {
      body = applyChanges(dataSets, body, draft.changes);
      continue;
    }
    const old = same ? current.body : await older(draft.version);
    const sides = { before: old, mine: applyChanges(dataSets, old, draft.changes), theirs: body };
    const merged = mergeSides(dataSets, sides, held);
    if (alone)
      moves.push(
        ...merged.moves.filter(({ path }) => held.includes(placeAt(dataSets, merged.body, path) ?? '')),
      );
    else if (!same) moves.push(...merged.moves);
    asked.push(...merged.contested);
    met ||= merged.contested.length > 0;
    if (!alone || merged.contested.length > 0) ({ body } = merged);
  }
  if (body !== current.body) body = definition.calculate(body, reference);
  return {
    body,
    unread: standing(dataSets, body, unread),
    moves,
    asked,
    met: met || moves.length > 0,
    mergedFrom,
  };
}

/** What stood half typed when the window went: nobody confirmed it, so that it is not stored but asked for. */
function halfTyped(definition: AnyDocument, reference: Reference, { typed }: Draft): UnreadChange[] {
  if (!typed) return [];
  const { dataSet, field } = partsOf(typed.place);
  const declared = definition.dataSets[dataSet]?.fields[field];
  if (!declared) return [];
  return [[typed.place, { text: typed.text, reason: whyUnread(typed.text, declared, reference) }]];
}

/**
 * The same of what is left now, once more for as long as the person goes on working while older versions are read: what
 * they do meanwhile is in no draft that was taken before.
 */
export async function restoreLatest(
  definition: AnyDocument,
  reference: Reference,
  current: { body: AnyBody; lock: number },
  now: () => { left: readonly Draft[]; shown: Shown },
  older: (version: number) => Promise<AnyBody>,
): Promise<Restored & { left: readonly Draft[] }> {
  for (;;) {
    const { left, shown } = now();
    const restored = await restoreDrafts(definition, reference, current, left, older);
    const { body, unread } = now().shown;
    if (body === shown.body && unread === shown.unread) return { ...restored, left };
  }
}
