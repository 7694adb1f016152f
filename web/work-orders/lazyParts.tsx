import { later } from '../kit/later.tsx';

export const AssignDialog = later(async () => (await import('./AssignDialog.tsx')).AssignDialog);
export const BulkDialog = later(async () => (await import('./BulkDialog.tsx')).BulkDialog);
export const OrderPicker = later(async () => (await import('./OrderPicker.tsx')).OrderPicker);
export const OrderCopyDialog = later(
  async () => (await import('./copies/order/OrderCopyDialog.tsx')).OrderCopyDialog,
);
export const LogTab = later(async () => (await import('./LogTab.tsx')).LogTab);
