import { shippedCatalogues } from '../../shared/catalogues/shippedCatalogues.ts';
import { notificationGroupProcedures } from '../../shared/notifications/procedures.ts';
import { createHandler } from '../runtime/executor.ts';
import type { Services } from '../runtime/services.ts';
import { bell } from './bell.ts';
import { stopMail } from './stopMail.ts';

/** The group's handler; tests hand in services of their own. */
export const createNotifications = (services?: () => Promise<Services>) =>
  createHandler({
    group: 'notifications',
    procedures: notificationGroupProcedures,
    implementations: { ...bell, ...stopMail },
    catalogues: shippedCatalogues,
    ...(services ? { services } : {}),
  });

export const handler = createNotifications();
