import type { DeflateQueue } from '../deflateQueue.ts';
import type { Meaning, Role } from '../surface.ts';
import { textString } from '../textString.ts';
import { PackedObjects, type ObjectPack } from './packedObjects.ts';
import { TableStructure } from './tableStructure.ts';

/** Structure types of ISO 32000-1, 14.8.4, by role; 'artifact' has none. */
export const STRUCTURE_TYPES: Readonly<Record<Exclude<Role, 'artifact'>, string>> = {
  title: 'H1',
  heading: 'H2',
  caption: 'P',
  value: 'P',
  paragraph: 'P',
  columnHeader: 'TH',
  cell: 'TD',
};

interface Element {
  readonly number: number;
  readonly type: string;
  readonly parent: number;
  /** Object of the page that its own content stands on. */
  readonly page: number;
  readonly spoken?: string | undefined;
  /** Contents by their number on the page, and elements by their reference, in reading order. */
  readonly kids: string[];
}

/** Numbers of the objects that the catalogue names, and the objects themselves. */
export interface FinishedStructure {
  readonly root: number;
  readonly packs: readonly ObjectPack[];
}

/**
 * Tags of a document from the meanings of its texts: title, sections by their headings, captions together with
 * their values, tables that run over many pages. What a page repeats of the pages before is an artifact.
 */
export class Structure {
  readonly #allocate: () => number;
  readonly #objects: PackedObjects;
  readonly #root: number;
  readonly #document: Element;
  readonly #elements: Element[] = [];
  readonly #tables = new Map<string, TableStructure>();
  readonly #seen = new Set<string>();
  /** Objects that hold, page by page, which element each content belongs to. */
  readonly #parentLists: number[] = [];
  #titled = false;
  #page = 0;
  /** Element of each content of the page, by its number; emptied by its count, which keeps the memory. */
  readonly #owners: number[] = [];
  #contents = 0;
  /** Table and row of the cell before: the next cell's, nearly always. */
  #lastName = '';
  #lastRow = 0;
  #last: TableStructure | undefined;
  #section: Element | undefined;
  #first: Element | undefined;
  /** Section that a heading outside of the template opened; it may run over pages. */
  #opened: Element | undefined;
  #groups = new Map<string, Element>();
  #templated = false;
  #repeated = false;

  /** `allocate` gives the next free object number. */
  constructor(allocate: () => number, streams: DeflateQueue) {
    this.#allocate = allocate;
    this.#objects = new PackedObjects(allocate, streams);
    this.#root = allocate();
    this.#document = this.#element('Document', this.#root);
  }

  /** A page with this object begins; `repeated` when its template stood on a page before. */
  beginPage(page: number, repeated: boolean): void {
    this.endPage();
    this.#page = page;
    this.#repeated = repeated;
    this.#templated = false;
    if (!repeated) this.#section = this.#first = this.#opened = undefined;
    this.#groups = new Map();
  }

  /** What follows is no longer the template: without a place of its own it belongs to the page's beginning. */
  endTemplate(): void {
    this.#templated = true;
  }

  /** Number of a text's content on the page, or -1 for an artifact. */
  place(meaning: Meaning): number {
    const content = this.#contents;
    // Cells first, and without a look at their paths: nearly every text of a long document is one.
    if (meaning.table !== undefined) {
      if (meaning.role === 'artifact' || (this.#repeated && meaning.role === 'caption')) return -1;
      this.#owners[content] = this.#cell(meaning, content);
    } else {
      if (this.#isArtifact(meaning)) return -1;
      this.#owners[content] = this.#ownerOf(meaning, content);
    }
    this.#contents++;
    return content;
  }

  endPage(): void {
    if (this.#page === 0) return;
    const list = this.#allocate();
    this.#parentLists.push(list);
    const out = this.#objects.begin(list);
    out.byte(91);
    for (let content = 0; content < this.#contents; content++) out.reference(this.#owners[content] ?? 0);
    out.byte(93);
    this.#contents = 0;
    this.#page = 0;
  }

  finish(): FinishedStructure {
    this.endPage();
    for (const table of this.#tables.values()) table.finish();
    for (const element of this.#elements) this.#write(element);
    const tree = this.#allocate();
    const nums = this.#parentLists.map((list, page) => `${page} ${list} 0 R`).join(' ');
    this.#objects.begin(tree).ascii(`<</Nums[${nums}]>>`);
    this.#objects
      .begin(this.#root)
      .ascii(
        `<</Type/StructTreeRoot/K ${this.#document.number} 0 R/ParentTree ${tree} 0 R` +
          `/ParentTreeNextKey ${this.#parentLists.length}>>`,
      );
    this.#objects.finish();
    this.#elements.length = this.#parentLists.length = 0;
    this.#seen.clear();
    return { root: this.#root, packs: this.#objects.take() };
  }

  /** For texts outside of tables. */
  #isArtifact({ role, path }: Meaning): boolean {
    if (role === 'artifact' || (role === 'title' && this.#titled)) return true;
    if (role === 'title') this.#titled = true;
    if (path === undefined) return this.#repeated && role === 'caption';
    if (this.#repeated && this.#seen.has(path)) return true;
    this.#seen.add(path);
    return false;
  }

  /** The element that a text outside of tables belongs to. */
  #ownerOf(meaning: Meaning, content: number): number {
    const { role, spoken } = meaning;
    const key = meaning.group ?? meaning.box;
    let owner = key === undefined ? undefined : this.#groups.get(key);
    if (!owner) {
      const type = STRUCTURE_TYPES[role as Exclude<Role, 'artifact'>];
      owner = this.#element(type, this.#place(role));
      if (key !== undefined) this.#groups.set(key, owner);
    }
    if (spoken !== undefined) owner = this.#element('Span', owner, spoken);
    owner.kids.push(String(content));
    return owner.number;
  }

  #place(role: Role): Element {
    if (role === 'title') return this.#document;
    if (role === 'heading') {
      const section = this.#element('Sect', this.#document);
      if (this.#templated) this.#opened = section;
      else {
        this.#section = section;
        this.#first ??= section;
      }
      return section;
    }
    return this.#running ?? this.#document;
  }

  #cell(meaning: Meaning, content: number): number {
    const { table: name = '', row = 0, column = 0 } = meaning;
    if (name === this.#lastName && row === this.#lastRow && this.#last) {
      return this.#last.cell(row, column, this.#page, content);
    }
    let table = this.#tables.get(name);
    if (!table) {
      const parent = this.#running ?? this.#document;
      table = new TableStructure(this.#allocate(), parent, this.#allocate, this.#objects);
      this.#tables.set(name, table);
    }
    // Its head is part of the template, but what stands above the rows is read before the table.
    if (row >= 0) table.attach();
    this.#lastName = name;
    this.#lastRow = row;
    this.#last = table;
    return table.cell(row, column, this.#page, content);
  }

  /** Section that what follows belongs to: the template's own while it is drawn, later the page's first. */
  get #running(): Element | undefined {
    return this.#templated ? (this.#opened ?? this.#first) : this.#section;
  }

  #element(type: string, parent: Element | number, spoken?: string): Element {
    const number = this.#allocate();
    const over = typeof parent === 'number' ? parent : parent.number;
    const element: Element = { number, type, parent: over, page: this.#page, spoken, kids: [] };
    this.#elements.push(element);
    if (typeof parent !== 'number') parent.kids.push(`${number} 0 R`);
    return element;
  }

  #write({ number, type, parent, page, spoken, kids }: Element): void {
    const out = this.#objects.begin(number);
    out.ascii(`<</S/${type}/P ${parent} 0 R`);
    if (page > 0) out.ascii(`/Pg ${page} 0 R`);
    if (spoken !== undefined) out.ascii(`/Alt ${textString(spoken)}`);
    out.ascii(`/K[${kids.join(' ')}]>>`);
  }
}
