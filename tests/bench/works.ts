import type { Work } from './work.ts';
import { prorateWork } from './works/prorate.ts';

export const works: readonly Work[] = [prorateWork];
