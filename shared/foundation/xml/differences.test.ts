import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xmlDifferences, type XmlDifference, type XmlNaming } from './differences.ts';
import { tellDifferences } from './tellDifferences.ts';
import { readXml, type XmlNode } from './readXml.ts';

const naming: XmlNaming = { keys: ['codigo', 'tributo'], lines: { fraccion: ['linea', 'deLinea'] } };

function tree(xml: string): XmlNode {
  const reading = readXml(new TextEncoder().encode(xml));
  if (reading.kind !== 'tree') throw new Error(reading.kind);
  return reading.root;
}
const differences = (before: string, after: string) => xmlDifferences(tree(before), tree(after), naming);
const said = (found: readonly XmlDifference[]) =>
  found.map(({ path, before, after }) => [path, before?.text, after?.text]);

const line = (linea: number, codigo: string, peso = '1.00') =>
  `<fraccion><linea>${linea}</linea><codigo>${codigo}</codigo><peso>${peso}</peso></fraccion>`;
const message = (lines: string, head = '<clase>IM</clase>') =>
  `<duca><encabezado>${head}</encabezado><fracciones>${lines}</fracciones></duca>`;

/** The newer message out of the older one and all that differs. */
function applied(before: XmlNode, found: readonly XmlDifference[], depth = 0): XmlNode {
  const own = found.find(({ place }) => place.length === depth);
  if (own) return own.after!;
  const here = (each: XmlDifference) => each.place.length === depth + 1;
  const went = new Set(found.flatMap((each) => (here(each) && !each.after ? [each.place[depth]] : [])));
  const kept = before.children.filter((_, index) => !went.has(index));
  const children: XmlNode[] = [];
  const inNewer = found.filter(({ after, place }) => after || place.length > depth + 1);
  for (let index = 0; ; index += 1) {
    const inside = inNewer.filter(({ place }) => place[depth] === index);
    const came = inside.find((each) => here(each) && !each.before);
    if (!came && kept.length === 0) return { ...before, children };
    children.push(came ? came.after! : applied(kept.shift()!, inside, depth + 1));
  }
}

describe('two versions of a declaration are compared by their message: which XML elements differ (product 6)', () => {
  it('names each element by its path, with what it said before and what it says', () => {
    const before = message(line(1, '8517') + line(2, '8471'));
    const after = message(line(1, '8517') + line(2, '8471', '2.50'), '<clase>EX</clase>');
    expect(said(differences(before, after))).toEqual([
      ['duca/encabezado/clase', 'IM', 'EX'],
      ['duca/fracciones/fraccion[2]/peso', '1.00', '2.50'],
    ]);
    expect(differences(before, before)).toEqual([]);
  });

  it('makes no other line differ by one that is put in, but for their numbers', () => {
    const before = message(line(1, 'a') + line(2, 'b') + line(3, 'c'));
    const after = message(line(1, 'a') + line(2, 'x') + line(3, 'b') + line(4, 'c', '9.00'));
    const found = differences(before, after);
    expect(said(found.filter(({ renumbers }) => !renumbers))).toEqual([
      ['duca/fracciones/fraccion[2]', undefined, ''],
      ['duca/fracciones/fraccion[4]/peso', '1.00', '9.00'],
    ]);
    expect(said(found.filter(({ renumbers }) => renumbers))).toEqual([
      ['duca/fracciones/fraccion[3]/linea', '2', '3'],
      ['duca/fracciones/fraccion[4]/linea', '3', '4'],
    ]);
  });

  it('knows what speaks of a line by that line, also where all that is said of it is another amount', () => {
    const taxes = (...all: [deLinea: number, base: string][]) =>
      `<ts>${all.map(([deLinea, base]) => `<t><deLinea>${deLinea}</deLinea><tributo>DAI</tributo><base>${base}</base></t>`).join('')}</ts>`;
    const before = `<duca><fs>${line(1, 'a') + line(2, 'b')}</fs>${taxes([1, '10'], [2, '20'])}</duca>`;
    const after = `<duca><fs>${line(1, 'x') + line(2, 'a') + line(3, 'b')}</fs>${taxes([1, '7'], [2, '11'], [3, '21'])}</duca>`;
    const found = differences(before, after);
    expect(said(found.filter(({ renumbers }) => !renumbers))).toEqual([
      ['duca/fs/fraccion[1]', undefined, ''],
      ['duca/ts/t[1]', undefined, ''],
      ['duca/ts/t[2]/base', '10', '11'],
      ['duca/ts/t[3]/base', '20', '21'],
    ]);
    // The numbers that follow are told once for each name; what says another line, as what it is.
    expect(tellDifferences(found, 3)).toEqual({
      told: [
        { path: 'duca/fs/fraccion[1]', after: 'linea 1, codigo x, peso 1.00' },
        { path: 'duca/ts/t[1]', after: 'deLinea 1, tributo DAI, base 7' },
        { path: 'duca/ts/t[2]/base', before: '10', after: '11' },
      ],
      more: 3,
    });
    expect(tellDifferences(found, 100).told.slice(-2)).toEqual([
      { path: 'duca/fs/fraccion/linea', before: '1 … 2', after: '2 … 3' },
      { path: 'duca/ts/t/deLinea', before: '1 … 2', after: '2 … 3' },
    ]);
    const other = before.replace('<deLinea>2', '<deLinea>1');
    expect(tellDifferences(differences(before, other), 9).told).toEqual([
      { path: 'duca/ts/t[2]/deLinea', before: '2', after: '1' },
    ]);
  });

  it('aligns by their keys those that say something else, and by position where no key tells', () => {
    const taxes = (dai: string, iva: string) =>
      `<t><x><tributo>DAI</tributo><valor>${dai}</valor></x><x><tributo>IVA</tributo><valor>${iva}</valor></x></t>`;
    expect(
      said(differences(taxes('1', '2'), '<t><x><tributo>IVA</tributo><valor>3</valor></x></t>')),
    ).toEqual([
      ['t/x[1]', '', undefined],
      ['t/x[1]/valor', '2', '3'],
    ]);
    const notes = (...all: string[]) => `<t>${all.map((each) => `<nota>${each}</nota>`).join('')}</t>`;
    expect(said(differences(notes('a', 'b', 'c'), notes('a', 'y', 'c')))).toEqual([['t/nota[2]', 'b', 'y']]);
  });

  it('tells an element that came from one that is empty', () => {
    expect(said(differences('<t><a>1</a></t>', '<t><a>1</a><b></b></t>'))).toEqual([['t/b', undefined, '']]);
    expect(said(differences('<t><b>1</b></t>', '<t><b></b></t>'))).toEqual([['t/b', '1', '']]);
  });

  it('applied to one message gives the other, whatever the two say', () => {
    const name = fc.constantFrom('linea', 'deLinea', 'codigo', 'peso', 'fraccion', 'nota');
    const leaf = fc.record({
      name,
      text: fc.constantFrom('', '1', '2', '3'),
      children: fc.constant<XmlNode[]>([]),
    });
    const holder = (children: fc.Arbitrary<XmlNode>): fc.Arbitrary<XmlNode> =>
      fc.record({ name, text: fc.constant(''), children: fc.array(children, { maxLength: 6 }) });
    const any = fc.oneof(leaf, holder(fc.oneof(leaf, holder(leaf))));
    fc.assert(
      fc.property(any, any, (before, after) => {
        expect(applied(before, xmlDifferences(before, after, naming))).toEqual(after);
        expect(xmlDifferences(before, before, naming)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('reads each of 10,000 lines a few times, not each by each', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => line(index + 1, `c${index}`));
    const inserted = lines.toSpliced(1, 0, line(2, 'x')).toReversed();
    let read = 0;
    const watched = (node: XmlNode): XmlNode => ({
      name: node.name,
      text: node.text,
      get children() {
        read += 1;
        return node.children;
      },
    });
    const counted = (root: XmlNode): XmlNode => ({
      ...root,
      children: root.children.map((list) => ({ ...list, children: list.children.map(watched) })),
    });
    const [before, straight, turned] = [
      message(lines.join('')),
      message(inserted.toReversed().join('')),
      message(inserted.join('')),
    ].map((xml) => counted(tree(xml)));
    expect(xmlDifferences(before!, straight!, naming).filter(({ renumbers }) => !renumbers)).toHaveLength(1);
    expect(xmlDifferences(before!, turned!, naming).length).toBeGreaterThan(10_000);
    expect(read).toBeLessThan(20 * 2 * 10_001);
  });
});
