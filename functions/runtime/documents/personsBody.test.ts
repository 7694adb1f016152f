import { describe, expect, it, vi } from 'vitest';
import { defineDocument } from '../../../shared/foundation/documents/definition.ts';
import { sampleKind } from '../../../shared/foundation/documents/sampleKind.fixture.ts';
import { applyChanges, type Change } from '../../../shared/foundation/documents/patch.ts';
import { many, one, type AnyBody, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import { field } from '../../../shared/foundation/fields/field.ts';
import { personsBody, personsChange, type Stated } from './personsBody.ts';
import type { DocumentStore, Stored } from './store.ts';

const definition = defineDocument({
  ...sampleKind,
  dataSets: {
    CABEZA: one('Cabeza', {
      TEXTO: field.text('Texto'),
      CANAL: field.text('Canal', { writer: 'authority' }),
    }),
    LINEAS: many('Líneas', 'ID', {
      ID: field.key(),
      TEXTO: field.text('Texto'),
      SUMA: field.text('Suma', { writer: 'computation' }),
      ARCHIVO: field.text('Archivo', { writer: 'system' }),
      HUELLA: field.text('Huella', { writer: 'system' }),
    }),
    PAPELES: many('Papeles', 'ID', {
      ID: field.key(),
      ARCHIVO: field.text('Archivo', { writer: 'system' }),
      NOTA: field.text('Nota'),
    }),
  },
  states: {
    initial: 'BORRADOR',
    states: { BORRADOR: { label: 'Borrador', tone: 'neutral', icon: 'pencil', editable: true } },
    transitions: {},
  },
  columns: {},
  summary: () => ({}),
  calculate: (body) => body,
  check: () => [],
});
const line = (ID: string, ARCHIVO = '', HUELLA = '', SUMA = ''): AnyRecord => ({
  ID,
  TEXTO: '',
  SUMA,
  ARCHIVO,
  HUELLA,
});
/** No field of these is of a group. */
const anybody = { permissions: new Set<never>() };
const bodyOf = (...LINEAS: AnyRecord[]): AnyBody => ({
  CABEZA: { TEXTO: '', CANAL: 'VERDE' },
  LINEAS,
  PAPELES: [],
});

/** A document of the versions given, the last of which is the one of now. */
function changing(
  versions: readonly AnyBody[],
  { derived, stated }: { derived?: AnyBody; stated?: Stated } = {},
) {
  const content = vi.fn(async (_id: string, version: number) => ({ body: versions[version - 1]! }));
  const store = { definition, content, scope: anybody } as unknown as DocumentStore;
  const stored = {
    header: { ID: 'D-1', VERSION: versions.length },
    body: versions.at(-1)!,
    ...(derived ? { derived } : {}),
  } as Stored;
  const change = (...changes: Change[]) =>
    personsChange(
      store,
      stored,
      { body: applyChanges(definition.dataSets, stored.body, changes), changes },
      stated,
    );
  return { change, read: () => content.mock.calls.map(([, version]) => version) };
}
const bring = (...lines: AnyRecord[]): Change => ({ op: 'insert', path: 'LINEAS', lines });
const refused = (
  work: Promise<unknown>,
): Promise<{ code: string; message: string; problems: { path: string }[] }> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error) => error,
  );

describe('a new body of a person', () => {
  it('is theirs, and holds nothing that others write', () => {
    const own = { LINEAS: [{ ID: 'a', TEXTO: 'x' }] };
    expect(personsBody(definition, own, anybody)['LINEAS']).toMatchObject([{ ID: 'a', TEXTO: 'x' }]);
    const wrong = (...lines: AnyRecord[]) => {
      try {
        personsBody(definition, { LINEAS: lines }, anybody);
      } catch (error) {
        return error as { code: string; message: string; problems: unknown[] };
      }
      throw new Error('It was not refused');
    };
    const one = wrong({ ID: 'a', ARCHIVO: 'arc' });
    expect(one.code).toBe('document.not-yours');
    expect(one.message).toMatch(/^LINEAS\[0\]\.ARCHIVO .+: lo escribe el sistema; quítelo\.$/);
    const two = wrong({ ID: 'a', ARCHIVO: 'arc', HUELLA: 'h' });
    expect(two.message).toMatch(/quítelo\. \(y 1 más\)$/);
    expect(two.problems).toHaveLength(2);
  });
});

describe('a changed body', () => {
  it('of a person’s own words reads no history', async () => {
    const { change, read } = changing([bodyOf(line('a', 'arc', 'h'))]);
    const next = await change({ op: 'set', path: 'LINEAS[0].TEXTO', value: 'x' });
    expect(next['LINEAS']).toEqual([{ ...line('a', 'arc', 'h'), TEXTO: 'x' }]);
    expect(read()).toEqual([]);
  });

  it('brings a line back with what the latest version that had it says, and no other facts', async () => {
    const versions = [bodyOf(line('a', 'old', 'h0')), bodyOf(line('a', 'arc', 'h1')), bodyOf(), bodyOf()];
    const { change, read } = changing(versions);
    expect((await change(bring(line('a', 'arc', 'h1'))))['LINEAS']).toEqual([line('a', 'arc', 'h1')]);
    expect(read()).toEqual([3, 2]);
    for (const wrong of [line('a', 'old', 'h0'), line('a', 'arc', 'h0'), line('a', 'arc')])
      expect((await refused(change(bring(wrong)))).code).toBe('document.not-yours');
  });

  it('brings it back whatever was computed of it, which is computed again', async () => {
    const { change } = changing([bodyOf(line('a', 'arc', 'h', '5.00')), bodyOf()]);
    expect((await change(bring(line('a', 'arc', 'h', '9.00'))))['LINEAS']).toEqual([line('a', 'arc', 'h')]);
  });

  it('looks for several lines each as far back as it must, and a hundred versions at most', async () => {
    const far = Array.from({ length: 99 }, () => bodyOf());
    const found = changing([bodyOf(line('a', 'arc', 'h')), ...far, bodyOf()]);
    expect((await found.change(bring(line('a', 'arc', 'h'))))['LINEAS']).toHaveLength(1);
    const lost = changing([bodyOf(line('a', 'arc', 'h')), ...far, bodyOf(), bodyOf()]);
    expect(
      (await refused(lost.change(bring(line('a', 'arc', 'h'))))).problems.map((each) => each.path),
    ).toEqual(['LINEAS[0].ARCHIVO', 'LINEAS[0].HUELLA']);
    expect(lost.read()).toHaveLength(100);
    const both = changing([bodyOf(line('a', 'A', '1')), bodyOf(line('b', 'B', '2')), bodyOf()]);
    expect((await both.change(bring(line('a', 'A', '1'), line('b', 'B', '2'))))['LINEAS']).toHaveLength(2);
    expect(both.read()).toEqual([2, 1]);
  });

  it('looks back for no line that is here or has no key, and gives neither the facts of another', async () => {
    const here = changing([bodyOf(line('a', 'old', 'h0')), bodyOf(line('a', 'arc', 'h'))]);
    expect((await refused(here.change({ op: 'set', path: 'LINEAS[0].ARCHIVO', value: 'old' }))).code).toBe(
      'document.not-yours',
    );
    expect(here.read()).toEqual([]);
    const keyless = changing([bodyOf(line('', 'arc', 'h')), bodyOf()]);
    expect((await refused(keyless.change(bring(line('', 'arc', 'h'))))).code).toBe('document.not-yours');
    expect(keyless.read()).toEqual([]);
  });

  it('takes back what the last derivation wrote of a line, without a look at history', async () => {
    const { change, read } = changing([bodyOf()], { derived: bodyOf(line('a', 'arc', 'h')) });
    expect((await change(bring(line('a', 'arc', 'h'))))['LINEAS']).toHaveLength(1);
    expect(read()).toEqual([]);
    const other = { op: 'insert', path: 'PAPELES', lines: [{ ID: 'a', ARCHIVO: 'arc', NOTA: '' }] } as const;
    expect((await refused(change(other as unknown as Change))).code, 'of another data set').toBe(
      'document.not-yours',
    );
  });

  it('takes what the product states, whole or not at all', async () => {
    const stated: Stated = async () => new Map([['LINEAS', [{ ARCHIVO: 'new', HUELLA: 'n' }]]]);
    const { change } = changing([bodyOf(line('a'))], { stated });
    const set = (ARCHIVO: string, HUELLA: string): Change[] => [
      { op: 'set', path: 'LINEAS[0].ARCHIVO', value: ARCHIVO },
      { op: 'set', path: 'LINEAS[0].HUELLA', value: HUELLA },
    ];
    expect((await change(...set('new', 'n')))['LINEAS']).toEqual([line('a', 'new', 'n')]);
    expect((await refused(change(...set('new', 'x')))).code).toBe('document.not-yours');
  });
});
