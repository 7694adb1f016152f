import type { Work } from './work.ts';
import { bulkWork } from './works/bulk.ts';
import { costWork } from './works/cost.ts';
import { calculateWork, openWork, saveWork } from './works/documents.ts';
import { readWork } from './works/door.ts';
import { liquidationWork, rulesWork } from './works/liquidation.ts';
import { loadWork, officeWork } from './works/load.ts';
import { modulesWork } from './works/modules.ts';
import { pagesWork } from './works/pages.ts';
import { paletteWork } from './works/palette.ts';
import { partitionsWork } from './works/partitions.ts';
import { printWork } from './works/print.ts';
import { prorateWork } from './works/prorate.ts';
import { quotasWork } from './works/quotas.ts';
import { readsWork } from './works/reads.ts';
import { reportsWork } from './works/reports.ts';
import { searchWork } from './works/search.ts';
import { secondStartWork } from './works/secondStart.ts';
import { pasteWork } from './works/sheet.ts';
import { startWork } from './works/start.ts';
import { titlesWork } from './works/titles.ts';
import { typingWork } from './works/typing.ts';
import { webWork } from './works/web.ts';
import { xmlWork } from './works/xml.ts';
import { yearsWork } from './works/years.ts';

export const works: readonly Work[] = [
  prorateWork,
  saveWork,
  openWork,
  readWork,
  calculateWork,
  xmlWork,
  titlesWork,
  rulesWork,
  typingWork,
  liquidationWork,
  printWork,
  searchWork,
  readsWork,
  yearsWork,
  partitionsWork,
  quotasWork,
  reportsWork,
  costWork,
  loadWork,
  officeWork,
  modulesWork,
  startWork,
  secondStartWork,
  pasteWork,
  paletteWork,
  bulkWork,
  webWork,
  pagesWork,
];
