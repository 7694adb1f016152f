import { accessGuards } from './access.ts';
import { analysisGuards } from './analysis.ts';
import { annulmentGuards } from './annulments.ts';
import { aroundGuards } from './around.ts';
import { companyGuards } from './companies.ts';
import { deliveryGuards } from './deliveries.ts';
import { factorGuards } from './factor.ts';
import type { Guard } from './guard.ts';
import { honduranGuards } from './honduras.ts';
import { otherActGuards } from './otherActs.ts';
import { outageGuards } from './outage.ts';
import { oversightGuards } from './oversight.ts';
import { paperGuards } from './papers.ts';
import { regionGuards } from './region.ts';
import { storeGuards } from './stores.ts';
import { talkGuards } from './talk.ts';
import { transmissionGuards } from './transmission.ts';
import { wallGuards } from './walls.ts';

/** The lists by the names of their files. */
const lists: Record<string, readonly Guard[]> = {
  transmission: transmissionGuards,
  otherActs: otherActGuards,
  outage: outageGuards,
  access: accessGuards,
  factor: factorGuards,
  stores: storeGuards,
  around: aroundGuards,
  deliveries: deliveryGuards,
  honduras: honduranGuards,
  analysis: analysisGuards,
  oversight: oversightGuards,
  companies: companyGuards,
  papers: paperGuards,
  annulments: annulmentGuards,
  walls: wallGuards,
  region: regionGuards,
  talk: talkGuards,
};

export const guards: readonly (Guard & { list: string })[] = Object.entries(lists).flatMap(([list, those]) =>
  those.map((guard) => ({ ...guard, list })),
);

/** How often the text of a guard stands in what its file says now: once, or the list is stale. */
export const timesIn = (source: string, { text }: Guard): number => source.split(text).length - 1;
