import type { PackedObjects } from './packedObjects.ts';

/** A content that a cell has besides its first: its row is broken over pages. */
interface Piece {
  readonly column: number;
  readonly page: number;
  readonly content: number;
}

/**
 * Table, rows and cells of one table of a document. A row is written once the next begins, so its objects
 * take no memory: a table may have any number of rows.
 */
export class TableStructure {
  readonly #number: number;
  readonly #parent: { readonly number: number; readonly kids: string[] };
  readonly #allocate: () => number;
  readonly #objects: PackedObjects;
  readonly #rows: number[] = [];
  /** Known once the head has been seen: every row has as many cells. */
  #columns = 0;
  #attached = false;
  #row = NaN;
  #rowNumber = 0;
  /** Cells of the row that is being drawn. */
  #count = 0;
  /**
   * By column: object, page of the first content (0 for a blank cell), content. Arrays that keep their length from row
   * to row: one that is emptied lets go of its memory and asks for it anew.
   */
  readonly #cellNumbers: number[] = [];
  readonly #pages: number[] = [];
  readonly #contents: number[] = [];
  readonly #more: Piece[] = [];

  constructor(
    number: number,
    parent: { readonly number: number; readonly kids: string[] },
    allocate: () => number,
    objects: PackedObjects,
  ) {
    this.#number = number;
    this.#parent = parent;
    this.#allocate = allocate;
    this.#objects = objects;
  }

  /** Takes the table's place among the contents of its section, the first time it is called. */
  attach(): void {
    if (this.#attached) return;
    this.#attached = true;
    this.#parent.kids.push(`${this.#number} 0 R`);
  }

  /** The cell that a content on a page belongs to, as object number; row -1 is the head. */
  cell(row: number, column: number, page: number, content: number): number {
    if (row !== this.#row) this.#begin(row);
    while (this.#count <= column) this.#addCell();
    if (this.#pages[column] !== 0) this.#more.push({ column, page, content });
    else {
      this.#pages[column] = page;
      this.#contents[column] = content;
    }
    return this.#cellNumbers[column] ?? 0;
  }

  finish(): void {
    this.#end();
    this.attach();
    const out = this.#objects.begin(this.#number);
    out.ascii(`<</S/Table/P ${this.#parent.number} 0 R/K[`);
    for (const row of this.#rows) out.reference(row);
    out.ascii(']>>');
    this.#rows.length = 0;
  }

  #begin(row: number): void {
    this.#end();
    this.#row = row;
    this.#rowNumber = this.#allocate();
    this.#rows.push(this.#rowNumber);
    for (let column = 0; column < this.#columns; column++) this.#addCell();
  }

  #addCell(): void {
    const column = this.#count++;
    this.#cellNumbers[column] = this.#allocate();
    this.#pages[column] = 0;
  }

  #end(): void {
    if (Number.isNaN(this.#row)) return;
    const head = this.#row < 0;
    this.#columns = Math.max(this.#columns, this.#count);
    const out = this.#objects.begin(this.#rowNumber);
    out.ascii('<</S/TR/P');
    out.reference(this.#number);
    out.ascii('/K[');
    for (let column = 0; column < this.#count; column++) out.reference(this.#cellNumbers[column] ?? 0);
    out.ascii(']>>');
    this.#writeCells(head ? '<</S/TH/A<</O/Table/Scope/Column>>/P' : '<</S/TD/P');
    this.#count = 0;
    if (this.#more.length > 0) this.#more.length = 0;
  }

  #writeCells(beginning: string): void {
    // All cells of a row begin alike: type, row and page are made once and then repeated.
    let from = -1;
    let length = 0;
    let page = 0;
    for (let column = 0; column < this.#count; column++) {
      const own = this.#pages[column] ?? 0;
      const content = this.#contents[column] ?? 0;
      const packs = this.#objects.packs.length;
      const out = this.#objects.begin(this.#cellNumbers[column] ?? 0);
      if (from >= 0 && own === page && packs === this.#objects.packs.length) out.again(from, length);
      else {
        from = out.length;
        out.ascii(beginning);
        out.reference(this.#rowNumber);
        if (own !== 0) {
          out.ascii('/Pg');
          out.reference(own);
          out.ascii('/K');
        }
        length = out.length - from;
        page = own;
      }
      const more = this.#more.length === 0 ? [] : this.#more.filter((piece) => piece.column === column);
      if (more.length > 0) {
        const pieces = [{ page: own, content }, ...more].map(
          (piece) => `<</Type/MCR/Pg ${piece.page} 0 R/MCID ${piece.content}>>`,
        );
        out.ascii(`[${pieces.join('')}]`);
      } else if (own !== 0) {
        out.byte(32);
        out.integer(content);
      }
      out.ascii('>>');
    }
  }
}
