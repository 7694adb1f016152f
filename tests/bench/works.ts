import type { Work } from './work.ts';
import { calculateWork, openWork, saveWork } from './works/documents.ts';
import { prorateWork } from './works/prorate.ts';

export const works: readonly Work[] = [prorateWork, saveWork, openWork, calculateWork];
