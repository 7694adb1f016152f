import type { ReactNode } from 'react';
import type { DocumentHeader } from '../../../shared/foundation/documents/header.ts';
import type { DocumentContracts } from '../session/sessionWorld.ts';
import type { DayColumn } from './DayRange.tsx';
import type { ListedKind } from './listColumns.tsx';

export interface RowAction {
  label: string;
  /** Single letter that does it on the focused row. */
  letter: string;
  run: (row: DocumentHeader) => void;
}

/** What is done to the marked rows; says whether it was: of what was given up, the marks stay. */
export interface BulkAction {
  label: string;
  run: (ids: string[]) => Promise<boolean>;
}

export interface Cell {
  text: (row: DocumentHeader) => string;
  render?: (row: DocumentHeader) => ReactNode;
}

export interface DocumentListProps {
  definition: ListedKind;
  procedures: Pick<DocumentContracts, 'list'>;
  /** Columns of the definition in their order; all when absent. */
  columns?: readonly string[];
  /** Always applied, e.g. the order whose documents these are. */
  fixed?: Record<string, string>;
  /** Button that makes a new one. */
  create?: { label: string; run: () => void };
  rowActions?: readonly RowAction[];
  bulk?: readonly BulkAction[];
  emptyText?: string;
  /** Of the page; the name of the kind when absent. */
  title?: string;
  /** What is shown of a column instead of its stored value; CSV holds the same text. */
  cells?: Readonly<Record<string, Cell>>;
  /** Column of days that the list may be narrowed by. */
  days?: DayColumn;
  /** More ways to narrow it; what they ask for is in `fixed`. */
  filters?: ReactNode;
  /** What counts it, at the right of what narrows it. */
  counts?: ReactNode;
  /** Beside the button that makes a new one. */
  tools?: ReactNode;
}
