import { later } from '../kit/later.tsx';
import { useCopying } from '../work-orders/copies/useCopying.tsx';

const CopyDialog = later(async () => (await import('./CopyDialog.tsx')).CopyDialog);

/** The action that copies an open DUA, and its window. */
export const useDuaCopy = () => useCopying(CopyDialog);
