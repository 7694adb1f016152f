import { createContext, type ComponentType } from 'react';
import type { OpenDocument } from './useDocument.ts';

/** What modules add to every document that is open: what runs beside it, and what stands over its problems. */
export interface DocumentBesideParts {
  Runs: ComponentType<{ document: OpenDocument }>;
  OverProblems: ComponentType;
}

export const DocumentBeside = createContext<DocumentBesideParts | undefined>(undefined);
