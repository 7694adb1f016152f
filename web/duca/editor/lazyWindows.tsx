import { later } from '../../kit/later.tsx';

export const CopyDialog = later(async () => (await import('../copy/CopyDialog.tsx')).CopyDialog);
export const CorrelativesDialog = later(
  async () => (await import('../../work-orders/correlatives/CorrelativesDialog.tsx')).CorrelativesDialog,
);
