/** Which letters of an input are marked, or between which the hand stands. */
export interface Hand {
  from: number;
  to: number;
}

/** A cell that is open to be written in. */
export interface Written {
  /** Key of its line. */
  line: string;
  field: string;
  /** Row in which the grid draws it. */
  row: number;
  /** What was typed in it, as it was typed; undefined while nobody did: a cell that is left as it was writes nothing. */
  text: string | undefined;
  /** Where the hand was when the grid drew it no more; undefined where the focus was elsewhere. */
  hand?: Hand | undefined;
  /** The grid's own way to close it with nothing written. */
  close: () => void;
}

/**
 * Keeps the open cell of a sheet by its line and field. The grid knows it by its row alone: where another person's lines come
 * or go before its own, it draws the cell anew, in another row or for a moment nowhere, and what was typed is no value that it
 * could be drawn from.
 */
export function openCell() {
  let cell: Written | undefined;
  let drawn = false;
  /** Whether what was typed is written already. */
  let taken = false;
  return {
    /** The open cell, also where the grid draws it nowhere since a moment; none where it was written and left. */
    now: (): Written | undefined => (drawn || !taken ? cell : undefined),

    /** The open cell, if it is this one. */
    at: (line: string, field: string): Written | undefined =>
      cell?.line === line && cell.field === field ? cell : undefined,

    /** The grid draws it. */
    draw(opened: Written): void {
      cell = opened;
      drawn = true;
      taken = false;
    },

    type(text: string): void {
      if (cell) cell = { ...cell, text };
      taken = false;
    },

    /** It is closed where it stands, to be opened in the row of its line. */
    lift(): void {
      cell?.close();
      if (cell) cell = { ...cell, row: -1 };
    },

    /** The person goes to a cell: the one that was open is closed, if it is another. */
    goTo(line: string | undefined, field: string | undefined): void {
      if (cell && (cell.line !== line || cell.field !== field)) cell = undefined;
    },

    /** What was typed, to be written in its line once. */
    take(): { line: string; field: string; text: string } | undefined {
      if (cell?.text === undefined || taken) return undefined;
      taken = true;
      const { line, field, text } = cell;
      return { line, field, text };
    },

    /** The grid draws it no more: it was left, unless it is drawn anew before anything else happens. */
    leave(hand: Hand | undefined): void {
      drawn = false;
      if (cell) cell = { ...cell, hand };
      queueMicrotask(() => {
        if (!drawn) cell = undefined;
      });
    },
  };
}

export type OpenCell = ReturnType<typeof openCell>;
