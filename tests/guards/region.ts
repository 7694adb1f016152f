import type { Guard } from './guard.ts';

const EXPORTS = ['functions/platform/changes.test.ts'];
const RESTORE = ['tests/contract/lostRegion.test.ts'];
const APPLY = 'infra/repair/applyChanges.ts';
const READ = 'infra/repair/tableExports.ts';

/** What the loss of the region leaves: windows without a hole, and tables brought on as a whole or not at all. */
export const regionGuards: readonly Guard[] = [
  {
    keeps: 'a window whose export failed from being taken for exported',
    file: 'functions/platform/changes.ts',
    text: "running && state === 'COMPLETED' ? running.to : until",
    instead: 'running ? running.to : until',
    tests: EXPORTS,
  },
  {
    keeps: 'what was written lately from being missing in a window that is exported too early',
    file: 'functions/platform/changes.ts',
    text: 'now.getTime() - LAG_MS',
    instead: 'now.getTime()',
    tests: EXPORTS,
  },
  {
    keeps: 'a file that was cut or changed from being written into tables',
    file: READ,
    text: '    if (md5 === file.md5 && items === file.items) return;\n',
    instead: '    return;\n',
    tests: RESTORE,
  },
  {
    keeps: 'a list of files that was cut from being taken for a whole export',
    file: READ,
    text: "    if (files.reduce((sum, { items }) => sum + items, 0) !== summary.itemCount) throw new Error('itemCount');\n",
    instead: '',
    tests: RESTORE,
  },
  {
    keeps: 'a hole between windows from being gone over',
    file: APPLY,
    text: 'if (from <= until) until = Math.max(until, to);',
    instead: 'until = Math.max(until, to);',
    tests: RESTORE,
  },
  {
    keeps: 'all tables at one and the same moment',
    file: APPLY,
    text: 'all.filter(({ to }) => to > since.getTime() && to <= until)',
    instead: 'all.filter(({ to }) => to > since.getTime())',
    tests: RESTORE,
  },
  {
    keeps: 'an older image of a row from taking the place of a newer one',
    file: APPLY,
    text: 'newest.set(row, Math.max(change.at, newest.get(row) ?? 0));',
    instead: 'newest.set(row, newest.get(row) ?? change.at);',
    tests: RESTORE,
  },
  {
    keeps: 'rows from being left out that the database did not take at once',
    file: APPLY,
    text: 'batch = UnprocessedItems[TableName] ?? [];',
    instead: 'batch = [];',
    tests: RESTORE,
  },
  {
    keeps: 'a table of which nothing was exported from staying as old as its copy in silence',
    file: APPLY,
    text: ' && (await isEmpty(client, nameOf(table)))',
    instead: '',
    tests: RESTORE,
  },
];
