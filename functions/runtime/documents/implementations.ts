import type { Input, Result } from '../../../shared/foundation/contracts/procedure.ts';
import { impossible, refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { withoutAuthorityFacts } from '../../../shared/foundation/documents/authorityFacts.ts';
import type { AnyDocument, DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { documentProblems } from '../../../shared/foundation/documents/documentProblems.ts';
import { diffBodies } from '../../../shared/foundation/documents/diff.ts';
import { applyChanges, ImpossibleChange, type Change } from '../../../shared/foundation/documents/patch.ts';
import type { documentProcedures } from '../../../shared/foundation/documents/procedures.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { SourceVersions } from '../../../shared/foundation/documents/sources.ts';
import { stateOf } from '../../../shared/foundation/documents/states.ts';
import {
  blankBody,
  blankRecord,
  type AnyBody,
  type AnyRecord,
} from '../../../shared/foundation/fields/dataSet.ts';
import { isComputedAt } from '../../../shared/foundation/fields/writer.ts';
import { settleShape } from '../../../shared/foundation/fields/settle.ts';
import { blocks, foremost, problem } from '../../../shared/foundation/rules/problem.ts';
import { labelOf } from '../../../shared/foundation/fields/label.ts';
import type { Call, Implementations } from '../executor.ts';
import { Cursors } from '../cursor.ts';
import { computedChanges } from './computedChanges.ts';
import { orderHolds, type Hooks } from './hooks.ts';
import { listDocuments, totalsOf } from './listDocuments.ts';
import { openedAnswer } from './openedAnswer.ts';
import type { MadeCopy } from './madeCopy.ts';
import { personsBody, personsChange } from './personsBody.ts';
import { movedSince } from './movedSince.ts';
import { publicHeader, type HeaderRow } from './rows.ts';
import { DocumentStore, type Stored } from './store.ts';
import { totalOf } from './totals.ts';

type DocumentContracts = ReturnType<typeof documentProcedures>;

export const storeOf = <B = AnyBody>(
  definition: DocumentDefinition<B>,
  call: Pick<Call<unknown>, 'services' | 'scope'>,
): DocumentStore<B> => new DocumentStore(definition, call.services, call.scope);

/**
 * Body ready to be stored: every line has its key, computed fields are filled, shape is right. Throws `rejected` with
 * the problems, naming each field, and nothing is written.
 */
export function readyBody<B extends AnyBody>(
  definition: DocumentDefinition<B>,
  body: AnyBody,
  reference: Reference,
  id: (prefix: string) => string,
): B {
  const keyed = withLineKeys(definition, completed(definition, body), id);
  const { body: settled, problems: all } = settleShape(definition.dataSets, keyed, reference);
  // What a calculation wrote is nobody's statement and is written anew below: an amount that came out negative is told,
  // and must not keep a person from correcting what it came from.
  const problems = all.filter(({ path }) => !isComputedAt(definition.dataSets, path));
  if (blocks(problems)) {
    const more = problems.length > 1 ? ` (y ${problems.length - 1} más)` : '';
    throw refusal(
      'rejected',
      { summary: `${problems[0]!.message}${more}` },
      { problems: foremost(problems) },
    );
  }
  // Every field is there now, and in its form.
  return definition.calculate(settled as B, reference);
}

/** The next body of a document, with the authority's fields blank for as long as the authority has not answered. */
export const withoutEarlyAnswers = <B extends AnyBody>(
  definition: DocumentDefinition<B>,
  before: Stored<B>,
  next: B,
): B =>
  (definition.answered?.(before.body, before.header.ESTADO) ?? true)
    ? next
    : withoutAuthorityFacts(definition.dataSets, next);

/** Body whose records have every field: a program that sends only what it knows leaves the rest blank. */
function completed(definition: AnyDocument, body: AnyBody): AnyBody {
  const next: AnyBody = { ...body };
  for (const [name, dataSet] of Object.entries(definition.dataSets)) {
    const content = body[name];
    if (content === undefined || Array.isArray(content) !== dataSet.many) continue;
    const blank = blankRecord(dataSet);
    const names = Object.keys(blank);
    const whole = (record: AnyRecord): AnyRecord =>
      names.every((each) => each in record) ? record : { ...blank, ...record };
    next[name] = Array.isArray(content) ? content.map(whole) : whole(content);
  }
  return next;
}

function withLineKeys(definition: AnyDocument, body: AnyBody, id: (prefix: string) => string): AnyBody {
  const next: AnyBody = { ...body };
  for (const [name, dataSet] of Object.entries(definition.dataSets)) {
    const lines = body[name];
    if (!dataSet.many || !Array.isArray(lines)) continue;
    const seen = new Set<string>();
    next[name] = lines.map((line): AnyRecord => {
      const key = line[dataSet.key!] ?? '';
      const own = key === '' || seen.has(key) ? id('lin') : key;
      seen.add(own);
      return own === key ? line : { ...line, [dataSet.key!]: own };
    });
  }
  return next;
}

/**
 * Stores a new document that the product itself put together, as a copy: whatever stands in the body is taken. What a
 * person sends goes through `create`.
 */
export async function createDocument(
  definition: AnyDocument,
  call: Call<unknown>,
  given: {
    body: AnyBody;
    orderId: string;
    derived?: AnyBody;
    sources?: SourceVersions;
    /** Of a copy that is made once (`copyOnce.ts`): its id, and what it is a copy of. */
    made?: MadeCopy;
  },
  { prepare, inOrder, store }: Pick<Hooks, 'prepare' | 'inOrder' | 'store'> = {},
) {
  const reference = await call.reference();
  const start = { ...blankBody(definition.dataSets), ...given.body };
  const prepared = prepare ? await prepare(call, start, given.orderId) : start;
  const body = readyBody(definition, prepared, reference, call.services.id);
  const { orderId, derived, sources, made } = given;
  const extra = inOrder?.(call, orderId) ?? [];
  const facts = { orderId, action: 'Creación', reference, extra, ...(sources ? { sources } : {}), ...made };
  const content = { body, ...(derived ? { derived } : {}) };
  const { header } = await (store?.(call) ?? storeOf(definition, call)).create(content, facts);
  return openedAnswer(definition, { header, ...content }, reference);
}

/** What is kept for all orders takes none; of the others each module looks at the order itself. */
function requireOrderless({ outsideOrders, plural }: AnyDocument, orderId: string): void {
  if (!outsideOrders || orderId === '') return;
  const summary = `${plural}: no pertenecen a ninguna orden y aquí se indicó una. Cree el documento sin orden.`;
  throw refusal('rejected', { summary }, { problems: [problem('document.outside-orders', '', summary)] });
}

/** Implementations of the general procedures of a kind of document (contracts: `documentProcedures`). */
export function documentImplementations(
  definition: AnyDocument,
  hooks: Hooks = {},
): Implementations<DocumentContracts> {
  return {
    list: async (call) => {
      const { CURSOR: _page, TAMANO: _size, ...asked } = call.input;
      const cursors = new Cursors(call.services, call.scope, `${definition.module}/list`, asked);
      return listDocuments(storeOf(definition, call), call.input, cursors);
    },

    totals: async (call) => {
      const totals = await totalsOf(storeOf(definition, call));
      return Object.keys(definition.states.states).map((ESTADO) => ({
        ESTADO,
        CANTIDAD: totalOf(totals, ESTADO),
      }));
    },

    open: async (call) => {
      const [stored, reference] = await Promise.all([
        storeOf(definition, call).open(call.input.ID, call.input.VERSION),
        call.reference(),
      ]);
      return openedAnswer(
        definition,
        stored,
        reference,
        movedSince(definition, hooks.moved, stored, reference),
        call.input.VERSION,
      );
    },

    create: async (call) => {
      const orderId = call.input.ID_ORDEN ?? '';
      requireOrderless(definition, orderId);
      const body = personsBody(definition, call.input.CUERPO ?? {}, call.scope);
      return createDocument(definition, call, { body, orderId }, hooks);
    },

    patch: (call) => patchDocument(definition, hooks, call),

    history: (call) => storeOf(definition, call).versions(call.input.ID),

    diff: async (call) => {
      const store = storeOf(definition, call);
      await store.header(call.input.ID);
      const [before, after] = await Promise.all([
        store.content(call.input.ID, call.input.DESDE),
        store.content(call.input.ID, call.input.HASTA),
      ]);
      return diffBodies(definition.dataSets, before.body, after.body);
    },

    transition: (call) => transitionDocument(definition, hooks, call),
  };
}

/** Takes a step that a person may ask for; the steps of the authority are not theirs. */
async function transitionDocument(
  definition: AnyDocument,
  hooks: Hooks,
  call: Call<Input<DocumentContracts['transition']>>,
): Promise<Result<DocumentContracts['transition']>> {
  const { ID, ACCION, LOCK } = call.input;
  const store = storeOf(definition, call);
  const asked = definition.states.transitions[ACCION];
  if (!asked?.byPerson) throw store.stateRefusal(await store.header(ID), `«${ACCION}»`);
  await hooks.gate?.(call, ACCION);
  const held = (await hooks.held?.(call, ACCION)) ?? [];
  const also = (header: HeaderRow) => [
    ...orderHolds(definition, hooks.inOrder, call, header, asked.to),
    ...held,
  ];
  return publicHeader(await store.transition(ID, ACCION, LOCK, also));
}

/** Puts a person's changes onto a document that they have open, and computes what follows from them. */
async function patchDocument(
  definition: AnyDocument,
  hooks: Hooks,
  call: Call<Input<DocumentContracts['patch']>>,
): Promise<Result<DocumentContracts['patch']>> {
  const store = hooks.store?.(call) ?? storeOf(definition, call);
  const reference = await call.reference();
  const before = await store.open(call.input.ID);
  if (!stateOf(definition.states, before.header.ESTADO).editable)
    throw store.stateRefusal(before.header, 'modificarse');
  if (before.header.LOCK !== call.input.LOCK) throw await store.staleRefusal(before.header, call.input.LOCK);
  const { CAMBIOS } = call.input;
  const asked = changed(definition, before.body, CAMBIOS);
  const held = await personsChange(store, before, { body: asked, changes: CAMBIOS }, hooks.stated?.(call));
  const body = readyBody(
    definition,
    withoutEarlyAnswers(definition, before, held),
    reference,
    call.services.id,
  );
  const saved = await store.save(
    before.header,
    { ...before, body },
    {
      action: actionOf(definition, CAMBIOS),
      reference,
      extra: orderHolds(definition, hooks.inOrder, call, before.header),
      ...(keepsLines(definition, before.body, body) ? { autosave: CAMBIOS.length } : {}),
    },
  );
  return {
    header: publicHeader(saved.header),
    problems: foremost(documentProblems(definition, body, reference)),
    computed: computedChanges(definition, asked, body),
  };
}

function changed(definition: AnyDocument, body: AnyBody, changes: readonly Change[]): AnyBody {
  try {
    return applyChanges(definition.dataSets, body, changes);
  } catch (error) {
    if (!(error instanceof ImpossibleChange)) throw error;
    throw impossible(error.message);
  }
}

/** Whether every line is there still: one that was taken away must stand in the version before, to be brought back. */
function keepsLines({ dataSets }: AnyDocument, before: AnyBody, after: AnyBody): boolean {
  return Object.entries(dataSets).every(([name, { key }]) => {
    const [lines, next] = [before[name], after[name]];
    if (key === undefined || lines === next || !Array.isArray(lines)) return true;
    const there = new Set((Array.isArray(next) ? next : []).map((line) => line[key]));
    return lines.every((line) => there.has(line[key]));
  });
}

/** What the history says of a save, in the words of the form. */
function actionOf({ dataSets }: AnyDocument, changes: readonly Change[]): string {
  const [first] = changes;
  if (!first) return 'Guardado sin cambios';
  return changes.length === 1 ? `Cambio en «${labelOf(dataSets, first.path)}»` : `${changes.length} cambios`;
}
