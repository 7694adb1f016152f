import { later } from '../../kit/later.tsx';

export const CopyDialog = later(async () => (await import('../copy/CopyDialog.tsx')).CopyDialog);
