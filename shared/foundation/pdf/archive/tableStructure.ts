import type { PackedObjects } from './packedObjects.ts';

/** Content of one cell: usually one piece, more when its row is broken over pages. */
interface CellContent {
  page: number;
  content: number;
  more?: { page: number; content: number }[];
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
  #cellNumbers: number[] = [];
  #cells: (CellContent | undefined)[] = [];

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
    while (this.#cellNumbers.length <= column) this.#cellNumbers.push(this.#allocate());
    const known = this.#cells[column];
    if (known) (known.more ??= []).push({ page, content });
    else this.#cells[column] = { page, content };
    return this.#cellNumbers[column] ?? 0;
  }

  finish(): void {
    this.#end();
    this.attach();
    const out = this.#objects.begin(this.#number);
    out.ascii(`<</S/Table/P ${this.#parent.number} 0 R/K[`);
    for (const row of this.#rows) out.reference(row);
    out.ascii(']>>');
  }

  #begin(row: number): void {
    this.#end();
    this.#row = row;
    this.#rowNumber = this.#allocate();
    this.#rows.push(this.#rowNumber);
    for (let column = 0; column < this.#columns; column++) this.#cellNumbers.push(this.#allocate());
  }

  #end(): void {
    if (Number.isNaN(this.#row)) return;
    const head = this.#row < 0;
    this.#columns = Math.max(this.#columns, this.#cellNumbers.length);
    const out = this.#objects.begin(this.#rowNumber);
    out.ascii('<</S/TR/P');
    out.reference(this.#number);
    out.ascii('/K[');
    for (const cell of this.#cellNumbers) out.reference(cell);
    out.ascii(']>>');
    this.#writeCells(head ? '<</S/TH/A<</O/Table/Scope/Column>>/P' : '<</S/TD/P');
    this.#cellNumbers = [];
    this.#cells = [];
  }

  #writeCells(beginning: string): void {
    // All cells of a row begin alike: type, row and page are made once and then repeated.
    let from = -1;
    let length = 0;
    let page = 0;
    for (let column = 0; column < this.#cellNumbers.length; column++) {
      const cell = this.#cells[column];
      const packs = this.#objects.packs.length;
      const out = this.#objects.begin(this.#cellNumbers[column] ?? 0);
      if (from >= 0 && cell?.page === page && packs === this.#objects.packs.length) out.again(from, length);
      else {
        from = out.length;
        out.ascii(beginning);
        out.reference(this.#rowNumber);
        if (cell) {
          out.ascii('/Pg');
          out.reference(cell.page);
          out.ascii('/K');
        }
        length = out.length - from;
        page = cell?.page ?? 0;
        if (!cell) from = -1;
      }
      if (cell?.more) {
        const pieces = [cell, ...cell.more].map(
          (piece) => `<</Type/MCR/Pg ${piece.page} 0 R/MCID ${piece.content}>>`,
        );
        out.ascii(`[${pieces.join('')}]`);
      } else if (cell) {
        out.byte(32);
        out.integer(cell.content);
      }
      out.ascii('>>');
    }
  }
}
