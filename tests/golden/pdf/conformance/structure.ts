import { PDFArray, PDFDict, PDFNumber, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';
import { get, named, raw } from './objects.ts';

const PARENTS: Record<string, readonly string[]> = {
  Document: ['StructTreeRoot'],
  Sect: ['Document', 'Sect'],
  H1: ['Document', 'Sect'],
  H2: ['Document', 'Sect'],
  P: ['Document', 'Sect'],
  Span: ['P'],
  Table: ['Document', 'Sect'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};

/** An element with what it owns: contents as 'page object:number'. */
interface Found {
  type: string;
  contents: string[];
  kids: Found[];
}

const listOf = (object: PDFObject | undefined): PDFObject[] =>
  object === undefined ? [] : object instanceof PDFArray ? object.asArray() : [object];

/** Clauses about the structure tree; answers also which contents belong to which element. */
export function readStructure(document: PDFDocument) {
  const { context, catalog } = document;
  const problems: string[] = [];
  const owners = new Map<string, string>();
  const say = (problem: string): void => void problems.push(problem);
  const walk = (ref: PDFObject, parent: PDFObject | undefined, parentType: string): Found => {
    const element = context.lookup(ref);
    const type = named(get(element, 'S')) ?? '';
    if (!PARENTS[type]?.includes(parentType)) say(`${type} in ${parentType}`);
    if (!(ref instanceof PDFRef)) say('an element is no object of its own');
    if (String(raw(element, 'P')) !== String(parent)) say(`${type} does not name its parent`);
    const found: Found = { type, contents: [], kids: [] };
    const own = (page: PDFObject | undefined, content: PDFObject | undefined): void => {
      const key = `${String(page)}:${String(content)}`;
      if (owners.has(key)) say(`content ${key} has two owners`);
      owners.set(key, String(ref));
      found.contents.push(key);
    };
    for (const kid of listOf(get(element, 'K'))) {
      const value = context.lookup(kid);
      if (value instanceof PDFNumber) own(raw(element, 'Pg'), value);
      else if (value instanceof PDFDict && named(get(value, 'Type')) === 'MCR')
        own(raw(value, 'Pg'), get(value, 'MCID'));
      else found.kids.push(walk(kid, ref, type));
    }
    if (type === 'TH') {
      const attributes = get(element, 'A');
      const scope = named(get(attributes, 'O')) === 'Table' && named(get(attributes, 'Scope'));
      if (scope !== 'Column' && scope !== 'Row') say('TH without a scope');
    }
    if (type === 'Table') {
      const widths = new Set(found.kids.map(({ kids }) => kids.length));
      if (widths.size !== 1) say('rows of a table differ in their cells');
      if (!found.kids[0]?.kids.every((cell) => cell.type === 'TH')) say('table without a head');
    }
    if (['P', 'H1', 'H2', 'Span'].includes(type) && found.contents.length + found.kids.length === 0)
      say(`empty ${type}`);
    return found;
  };
  const rootRef = raw(catalog, 'StructTreeRoot');
  const root = get(catalog, 'StructTreeRoot');
  const top = listOf(raw(root, 'K'));
  if (!root || top.length !== 1)
    return { problems: ['no structure'], owners, parents: () => [], tree: undefined };
  const tree = walk(top[0]!, rootRef, 'StructTreeRoot');
  const headings: string[] = [];
  const collect = ({ type, kids }: Found): void => {
    if (/^H\d$/.test(type)) headings.push(type);
    kids.forEach(collect);
  };
  collect(tree);
  if (headings[0] !== 'H1' || headings.filter((type) => type === 'H1').length !== 1)
    say('not one title first');
  const nums = listOf(get(get(root, 'ParentTree'), 'Nums'));
  const parents = (key: number): string[] | undefined => {
    for (let at = 0; at < nums.length; at += 2) {
      if (String(nums[at]) === String(key)) return listOf(context.lookup(nums[at + 1]!)).map(String);
    }
    return undefined;
  };
  return { problems, owners, parents, tree };
}
