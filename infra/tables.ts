import { documentKinds } from '../shared/documentKinds.ts';
import { workOrderKind } from '../shared/work-orders/kind.ts';
import type { Table } from './parts.ts';

const standardTable = (name: string, indexes: Table['indexes'] = []): Table => ({
  name,
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes,
});

/** Documents are listed by company, and found by the work order they belong to and by their state. */
const documentTable = (name: string): Table => ({
  ...standardTable(name, [
    { name: 'byWorkOrder', partitionKey: 'orderPk', sortKey: 'sk' },
    { name: 'byState', partitionKey: 'statePk', sortKey: 'sk' },
  ]),
  // Five years of a declaration cost four times what its making reads and writes (`npm run bench -- cost`).
  seldomAsked: true,
});

/** Tables of the kinds of document, whose rows are headers and versions. */
export const documentTables: readonly string[] = documentKinds.map(({ module }) => module);

export const tables: Table[] = [
  standardTable('catalogues'),
  // Who calls is read here, and for which company.
  {
    ...standardTable('users', [{ name: 'byLogin', partitionKey: 'loginPk', sortKey: 'sk', across: true }]),
    beforeScope: true,
  },
  // What proves a person, apart from the rows that every procedure group reads.
  { ...standardTable('sign-in-secrets'), beforeScope: true },
  // What companies typed to be let in at outside services, sealed; only what speaks in their name reads it.
  standardTable('credentials'),
  { ...standardTable('sessions'), ttl: 'expires' },
  // With it goes the key of a call by whoever operates the platform, whose change is another company's.
  { ...standardTable('idempotency'), ttl: 'expires', beforeScope: true },
  standardTable('outbox'),
  // Beside orders lie the marks of who has one open, which pass.
  ...documentTables.map((name): Table =>
    name === workOrderKind.module ? { ...documentTable(name), ttl: 'expires' } : documentTable(name),
  ),
  // Bells and mails pass after a year.
  { ...standardTable('notifications'), ttl: 'expires' },
  // What happened and waits for the logbook, and the logbook itself.
  standardTable('happenings'),
  {
    ...standardTable('logbook', [
      { name: 'byObject', partitionKey: 'objectPk', sortKey: 'sk' },
      { name: 'byPerson', partitionKey: 'personPk', sortKey: 'sk' },
      { name: 'byModule', partitionKey: 'modulePk', sortKey: 'sk' },
    ]),
    seldomAsked: true,
  },
  // Where the files of the analysis are, and what people keep of reports; jobs and their files pass.
  // Who operates the platform begins the export of a company here, in one transaction with the key of their own call.
  { ...standardTable('reports'), ttl: 'expires', beforeScope: true },
  // What outside services said lately and how they did passes; what they said of a document stays with it.
  {
    ...standardTable('services', [
      { name: 'byState', partitionKey: 'statePk', sortKey: 'stateSk', across: true },
    ]),
    ttl: 'expires',
  },
  standardTable('transmissions', [
    { name: 'byState', partitionKey: 'statePk', sortKey: 'stateSk', across: true },
  ]),
];
