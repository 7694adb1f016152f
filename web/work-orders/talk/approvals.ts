import { type ComponentType } from 'react';
import type { Thread } from '../../../shared/work-orders/talk/thread.ts';
import { lazy } from '../../kit/lazy.ts';

type Part = ComponentType<{ orderId: string; thread: Thread }>;

/** What a later module exports as `web/<module>/orderApproval.tsx`: one of its documents that a client is asked to approve. */
const found = import.meta.glob<{ OrderApproval: Part }>('../../*/orderApproval.tsx');
export const approvals: Partial<Record<string, Part>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [
    path.split('/').at(-2),
    lazy(async () => ({ default: (await load()).OrderApproval })),
  ]),
);
