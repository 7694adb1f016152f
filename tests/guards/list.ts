import { accessGuards } from './access.ts';
import { analysisGuards } from './analysis.ts';
import { aroundGuards } from './around.ts';
import { deliveryGuards } from './deliveries.ts';
import { factorGuards } from './factor.ts';
import type { Guard } from './guard.ts';
import { oversightGuards } from './oversight.ts';
import { storeGuards } from './stores.ts';
import { transmissionGuards } from './transmission.ts';

export const guards: readonly Guard[] = [
  ...transmissionGuards,
  ...accessGuards,
  ...factorGuards,
  ...storeGuards,
  ...aroundGuards,
  ...deliveryGuards,
  ...analysisGuards,
  ...oversightGuards,
];

/** How often the text of a guard stands in what its file says now: once, or the list is stale. */
export const timesIn = (source: string, { text }: Guard): number => source.split(text).length - 1;
