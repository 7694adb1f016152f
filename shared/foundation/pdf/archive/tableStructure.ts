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
    for (const row of this.#rows) {
      out.integer(row);
      out.ascii(' 0 R ');
    }
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
    out.ascii('<</S/TR/P ');
    out.integer(this.#number);
    out.ascii(' 0 R/K[');
    for (const cell of this.#cellNumbers) {
      out.integer(cell);
      out.ascii(' 0 R ');
    }
    out.ascii(']>>');
    for (let column = 0; column < this.#cellNumbers.length; column++) {
      this.#write(this.#cellNumbers[column] ?? 0, this.#cells[column], head);
    }
    this.#cellNumbers = [];
    this.#cells = [];
  }

  #write(number: number, cell: CellContent | undefined, head: boolean): void {
    const out = this.#objects.begin(number);
    out.ascii(head ? '<</S/TH/A<</O/Table/Scope/Column>>/P ' : '<</S/TD/P ');
    out.integer(this.#rowNumber);
    out.ascii(' 0 R');
    if (cell) {
      out.ascii('/Pg ');
      out.integer(cell.page);
      out.ascii(' 0 R/K');
      if (cell.more) {
        const pieces = [cell, ...cell.more].map(
          (piece) => `<</Type/MCR/Pg ${piece.page} 0 R/MCID ${piece.content}>>`,
        );
        out.ascii(`[${pieces.join('')}]`);
      } else {
        out.byte(32);
        out.integer(cell.content);
      }
    }
    out.ascii('>>');
  }
}
