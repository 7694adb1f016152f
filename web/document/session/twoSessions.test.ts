import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../../shared/foundation/documents/patch.ts';
import { linesIn, type AnyBody, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { DocumentSession } from './DocumentSession.ts';
import { set, worldOf } from './documentWorld.fixture.ts';
import type { DraftStore } from './drafts.ts';
import { itemBody, itemDocument, itemLine, paperLine } from './twoSessions.fixture.ts';

const ownStore = (): DraftStore => ({
  load: async () => [],
  save: async () => undefined,
  clear: async () => undefined,
  loadSteps: async () => undefined,
  saveSteps: async () => undefined,
  clearSteps: async () => undefined,
});
const start = (items: readonly string[], papers: readonly string[]) => {
  const world = worldOf(itemDocument as never, itemBody(items, papers));
  return { ...world, open: () => world.open(ownStore()) };
};
const items = (body: AnyBody) => linesIn(body, 'ITEMS');
const papers = (body: AnyBody) => linesIn(body, 'PAPELES');
const linked = (body: AnyBody) => papers(body).map(({ ID_ITEM, NUMERO_ITEM }) => `${NUMERO_ITEM}=${ID_ITEM}`);
const keys = (body: AnyBody) => items(body).map(({ ID_ITEM }) => ID_ITEM);
const removeAt = (at: number): Change => ({ op: 'remove', path: `ITEMS[${at}]`, count: 1 });
const paperOf = (id: string, number: number): Change => ({
  ...{ op: 'insert', path: 'PAPELES', lines: [paperLine(id, String(number))] },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two people at one document', () => {
  it('what one attaches to an item stays with it while the other removes the item before it', async () => {
    const { state, open } = start(['a', 'b', 'c'], []);
    const [one, other] = [await open(), await open()];
    other.edit([removeAt(0)]);
    await other.saveNow();
    one.edit([paperOf('x', 2)]);
    await one.saveNow();
    expect(one.snapshot()).toMatchObject({ save: 'saved', conflicts: [] });
    expect(linked(state.body)).toEqual(['1=b']);
  });

  it('what one attaches to an item that the other removed is not lost: the item stays until somebody says so', async () => {
    const { state, open } = start(['a', 'b'], ['2']);
    const [one, other] = [await open(), await open()];
    other.edit([removeAt(1)]);
    await other.saveNow();
    one.edit([paperOf('x', 2)]);
    await one.saveNow();
    expect(one.snapshot()).toMatchObject({
      save: 'conflict',
      conflicts: [{ place: 'ITEMS#b.', gone: 'other' }],
    });
    // What else belonged to it is with it again.
    expect(linked(one.snapshot().body)).toEqual(['2=b', '2=b']);
    one.resolve([]);
    await one.saveNow();
    expect([keys(state.body), linked(state.body)]).toEqual([
      ['a', 'b'],
      ['2=b', '2=b'],
    ]);
  });

  it('a cell of an item that the other removed is offered, and goes only where that is chosen', async () => {
    const { state, open } = start(['a', 'b', 'c'], []);
    const [one, other] = [await open(), await open()];
    other.edit([removeAt(1)]);
    await other.saveNow();
    one.edit([set('ITEMS[1].MARCA', 'mía'), set('ITEMS[2].MARCA', 'otra')]);
    await one.saveNow();
    expect(items(one.snapshot().body).map(({ MARCA }) => MARCA)).toEqual(['a', 'mía', 'otra']);
    expect(keys(state.body)).toEqual(['a', 'c']);
    one.resolve(['ITEMS#b.']);
    await one.saveNow();
    expect(items(state.body).map(({ MARCA }) => MARCA)).toEqual(['a', 'otra']);
    expect(one.snapshot().save).toBe('saved');
  });

  it('who removes an item in which the other has written is asked before it goes', async () => {
    const { state, open } = start(['a', 'b'], []);
    const [one, other] = [await open(), await open()];
    other.edit([set('ITEMS[0].MARCA', 'ajena')]);
    await other.saveNow();
    one.edit([removeAt(0)]);
    await one.saveNow();
    expect(one.snapshot().conflicts).toEqual([{ place: 'ITEMS#a.', to: '', gone: 'own' }]);
    expect(items(one.snapshot().body)[0]!['MARCA']).toBe('ajena');
    one.resolve(['ITEMS#a.']);
    await one.saveNow();
    expect(keys(state.body)).toEqual(['b']);
  });

  it('letters that are being typed are asked about when another value comes to their field, and none is lost', async () => {
    const { state, open } = start(['a', 'b'], []);
    const [one, other] = [await open(), await open()];
    other.edit([set('ITEMS[0].PAIS', 'CN')]);
    await other.saveNow();
    one.typing('ITEMS#a.PAIS', 'G');
    one.edit([set('ITEMS[1].MARCA', 'mía')]);
    await one.saveNow();
    const asked = { save: 'conflict', conflicts: [{ place: 'ITEMS#a.PAIS', to: 'CN' }] };
    expect(one.snapshot()).toMatchObject(asked);
    // Confirmed, it is the person's own value, and still a question.
    one.edit([set('ITEMS[0].PAIS', 'GT')]);
    one.typing('ITEMS#a.PAIS', undefined);
    await one.saveNow();
    expect(one.snapshot()).toMatchObject(asked);
    expect(items(state.body)[0]!['PAIS']).toBe('CN');
    one.resolve([]);
    await one.saveNow();
    expect(items(state.body)[0]!['PAIS']).toBe('GT');
  });

  it.each([
    [['PAPELES#p0.NUMERO_ITEM'], ['b', 'c', 'd'], ['3=d']],
    [['PAPELES#p0.NUMERO_ITEM', 'ITEMS#d.'], ['b', 'c'], ['=']],
  ])(
    'the item that the other named is that item wherever it stands, or none: %s',
    async (takes, left, named) => {
      const { state, open } = start(['a', 'b', 'c', 'd'], ['3']);
      const [one, other] = [await open(), await open()];
      other.edit([set('PAPELES[0].NUMERO_ITEM', '4')]);
      await other.saveNow();
      one.edit([set('PAPELES[0].NUMERO_ITEM', '2')]);
      one.edit([removeAt(3)]);
      await one.saveNow();
      expect(one.snapshot().conflicts).toEqual([
        { place: 'ITEMS#d.', to: '', gone: 'own' },
        { place: 'PAPELES#p0.NUMERO_ITEM', to: '4', names: 'd' },
      ]);
      // Lines move while the question stands.
      one.edit([removeAt(0)]);
      one.resolve(takes);
      await one.saveNow();
      expect([keys(state.body), linked(state.body)]).toEqual([left, named]);
    },
  );

  it('letters that are given up leave what the other wrote, and the rest is saved', async () => {
    const { state, open } = start(['a', 'b'], []);
    const [one, other] = [await open(), await open()];
    other.edit([set('ITEMS[0].PAIS', 'CN')]);
    await other.saveNow();
    one.typing('ITEMS#a.PAIS', 'G');
    await one.reload();
    expect(one.snapshot().conflicts).toEqual([{ place: 'ITEMS#a.PAIS', to: 'CN' }]);
    one.edit([set('ITEMS[1].MARCA', 'mía')]);
    one.typing('ITEMS#a.PAIS', undefined);
    await one.saveNow();
    expect(one.snapshot()).toMatchObject({ save: 'saved', conflicts: [] });
    expect(items(state.body)).toMatchObject([{ PAIS: 'CN' }, { MARCA: 'mía' }]);
  });
});

type Act = {
  who: 0 | 1;
  what: 'write' | 'remove' | 'add' | 'attach' | 'turn' | 'type' | 'save' | 'read';
  at: number;
  to: number;
};
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    what: fc.constantFrom('write', 'remove', 'add', 'attach', 'turn', 'type', 'save', 'read'),
    at: fc.nat({ max: 5 }),
    to: fc.nat({ max: 5 }),
  }),
  { minLength: 2, maxLength: 25 },
);

/** What a person does; words are other ones each time, so that each is known again wherever it lands. */
function act(session: DocumentSession, { what, at, to }: Act, word: string): void {
  const { body } = session.snapshot();
  const [count, papersNow] = [items(body).length, papers(body).length];
  if (what === 'add')
    session.edit([{ op: 'insert', path: `ITEMS[${at % (count + 1)}]`, lines: [itemLine(word)] }]);
  if (count === 0) return;
  const line = at % count;
  if (what === 'write') session.edit([set(`ITEMS[${line}].MARCA`, word)]);
  if (what === 'remove') session.edit([removeAt(line)]);
  if (what === 'attach') session.edit([paperOf(word, line + 1)]);
  if (what === 'type') session.typing(`ITEMS#${keys(body)[line]}.PAIS`, word);
  if (what === 'turn' && papersNow > 0)
    session.edit([set(`PAPELES[${to % papersNow}].NUMERO_ITEM`, String(line + 1))]);
}

const byKey = (lines: AnyRecord[], key: string) => new Map(lines.map((line) => [line[key]!, line]));
type Lines = Map<string, AnyRecord>;

/** What must hold of a merge, by what both began with and what each made of it. */
function checkMerge(before: AnyBody, mine: AnyBody, theirs: AnyBody, session: DocumentSession): void {
  const { body: merged, conflicts } = session.snapshot();
  const asked = new Set(conflicts.map(({ place }) => place));
  const [was, own, other, now] = [before, mine, theirs, merged].map((body) =>
    byKey(items(body), 'ID_ITEM'),
  ) as [Lines, Lines, Lines, Lines];
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const brand = (lines: Lines) => lines.get(id)?.['MARCA'];
    const wrote = (lines: Lines): boolean => lines.has(id) && brand(lines) !== brand(was);
    // What this person wrote stands in its own item; what the other wrote too, or it is asked.
    if (wrote(own)) expect(brand(now)).toBe(brand(own));
    if (wrote(other) && !asked.has(`ITEMS#${id}.MARCA`)) expect(brand(now)).toBe(brand(other));
    expect([brand(was), brand(own), brand(other), undefined]).toContain(brand(now));
  }
  const [papersWere, ownPapers, otherPapers] = [before, mine, theirs].map((body) =>
    byKey(papers(body), 'ID'),
  ) as [Lines, Lines, Lines];
  for (const paper of papers(merged)) {
    const { ID, ID_ITEM, NUMERO_ITEM } = paper;
    const [p, o, t] = [papersWere, ownPapers, otherPapers].map((lines) => lines.get(ID!)?.['ID_ITEM']);
    // Nothing lands on an item that nobody meant, and its number is that of its item.
    expect([p, o, t, '']).toContain(ID_ITEM);
    if (ID_ITEM !== '') expect(keys(merged)[Number(NUMERO_ITEM) - 1]).toBe(ID_ITEM);
    if (o !== undefined && o !== '' && o !== p) expect(ID_ITEM).toBe(o);
    else if (t !== undefined && t !== '' && t !== p && !asked.has(`PAPELES#${ID}.NUMERO_ITEM`))
      expect(ID_ITEM).toBe(t);
  }
  for (const lines of [ownPapers, otherPapers])
    for (const id of lines.keys())
      if (!papersWere.has(id)) expect(papers(merged).map(({ ID }) => ID)).toContain(id);
}

it('no cell lands on another item and nothing typed goes unsaid, whatever two people do at once', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.array(fc.boolean(), { minLength: 1 }), async (all, choices) => {
      const { state, open } = start(['a', 'b', 'c', 'd'], ['2', '3']);
      const sessions = [await open(), await open()];
      const bases = [state.body, state.body];
      let chosen = 0;
      /** Saves, or reads anew without saving before; either may meet what the other saved. */
      const meet = async (who: number, what: string): Promise<void> => {
        const session = sessions[who]!;
        const { body: mine, header } = session.snapshot();
        const [before, theirs] = [bases[who]!, state.body];
        await (what === 'read' ? session.open() : session.saveNow());
        if (session.snapshot().header.LOCK === header.LOCK) return;
        if (theirs !== before) checkMerge(before, mine, theirs, session);
        const { conflicts } = session.snapshot();
        const takes = conflicts
          .filter(() => choices[(chosen += 1) % choices.length])
          .map(({ place }) => place);
        if (conflicts.length > 0) {
          // Letters are confirmed or given up before anybody chooses.
          for (const { place } of conflicts) session.typing(place, undefined);
          session.resolve(takes);
          await session.saveNow();
        }
        bases[who] = state.body;
      };
      for (const [at, each] of all.entries()) {
        if (each.what === 'save' || each.what === 'read') await meet(each.who, each.what);
        else act(sessions[each.who]!, each, `w${at}`);
      }
      for (const who of [0, 1, 0, 1]) for (const what of ['save', 'read']) await meet(who, what);
      for (const session of sessions) {
        expect(session.snapshot().save).toBe('saved');
        session.close();
      }
      expect(sessions[0]!.snapshot().body).toEqual(state.body);
    }),
    { numRuns: 400 },
  );
});
