import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { kindsInOrder } from '../../shared/documentKinds.ts';
import { documentTables } from '../topology.ts';
import type { Done } from './done.ts';
import { giveApplications } from './giveApplications.ts';
import { holdApart } from './holdApart.ts';
import { indexDocuments } from './indexDocuments.ts';
import { linkTransmissions } from './linkTransmissions.ts';
import { moveSignInSecrets } from './moveSignInSecrets.ts';
import { moveVersions } from './moveVersions.ts';
import { spreadShards } from './spreadShards.ts';
import { tellOptions } from './tellOptions.ts';

/** Where the data lies that is brought to this version. */
export interface Place {
  client: DynamoDBDocumentClient;
  /** Physical name of a table of the topology. */
  nameOf: (table: string) => string;
  /** Whether the place has the table at all. */
  has: (table: string) => boolean;
  /** The secret under which bodies rest, base64. */
  dataKey: string;
  /** Looks again where a table is marked as done: a version before was at work since (docs/runbooks/deploy.md). */
  again: boolean;
}

/** One change of what lies in the tables. Each may be run any number of times: what it changed it does not find again. */
export interface Migration {
  /** Version of the product that wants the data so. */
  version: string;
  /** What it does, as it is told to whoever deploys. */
  name: string;
  /** Tables without which it has nothing to do. */
  needs: readonly string[];
  run: (place: Place) => Promise<Done>;
}

const rows = async (counted: Promise<number>): Promise<Done> => ({ done: await counted, left: 0 });

/** In the order in which they are run: what moves a row comes before what looks for it where it moved. */
export const migrations: readonly Migration[] = [
  {
    version: '0.4.0',
    name: 'Contraseñas trasladadas a la tabla sign-in-secrets',
    needs: ['users', 'sign-in-secrets'],
    run: ({ client, nameOf }) => rows(moveSignInSecrets(client, nameOf)),
  },
  {
    version: '0.7.0',
    name: 'Empresas y usuarios con aplicaciones nuevas',
    needs: ['users'],
    run: ({ client, nameOf }) => giveApplications(client, nameOf),
  },
  ...documentTables.map((table): Migration => ({
    version: '0.5.0',
    name: `Versiones de ${table} guardadas por partes`,
    needs: [table],
    run: ({ client, nameOf, dataKey, again }) =>
      rows(moveVersions({ client, dataKey, table, name: nameOf(table), again })),
  })),
  {
    version: '0.5.0',
    name: 'Transmisiones que su documento encuentra',
    needs: ['transmissions'],
    run: ({ client, nameOf }) => rows(linkTransmissions(client, nameOf)),
  },
  {
    version: '0.6.0',
    name: 'Filas comunes repartidas en partes',
    needs: ['transmissions', 'outbox', 'catalogues'],
    run: ({ client, nameOf }) => rows(spreadShards({ client, nameOf })),
  },
  {
    version: '0.20.0',
    name: 'Transmisiones retenidas por una interrupción, aparte de las demás',
    needs: ['transmissions'],
    run: ({ client, nameOf }) => rows(holdApart(client, nameOf)),
  },
  {
    version: '0.10.0',
    name: 'Opciones de empresas junto a las listas',
    needs: ['users', 'catalogues'],
    run: ({ client, nameOf }) => rows(tellOptions(client, nameOf)),
  },
  {
    version: '0.5.0',
    name: 'Documentos que entraron en el índice de listas y totales',
    needs: [],
    run: ({ client, nameOf, has }) => indexDocuments(client, documentTables.filter(has), nameOf),
  },
  {
    version: '0.27.0',
    name: 'Vigencias de DUCA por atender, en el índice de días',
    needs: ['duca'],
    // What a validity is reckoned by is read only where there is work to do.
    run: async ({ client, nameOf, again }) =>
      (await import('./watchValidities.ts')).watchValidities({ client, nameOf, again }),
  },
  {
    version: '0.27.0',
    name: 'DUCA que ya no esperan su complementaria, fuera de las que esperan',
    needs: ['duca'],
    run: async ({ client, nameOf, again }) =>
      (await import('./dropSettledOwed.ts')).dropSettledOwed({ client, nameOf, again }),
  },
  {
    version: '0.27.0',
    name: 'Documentos con un cambio rechazado, en su total',
    needs: documentTables,
    run: async ({ client, nameOf, again }) =>
      (await import('./countRefused.ts')).countRefused({ client, nameOf, again }),
  },
  {
    version: '0.27.0',
    name: 'Correos de cada persona, en una lista suya',
    needs: ['notifications'],
    run: async ({ client, nameOf, again }) =>
      (await import('./listOwnMails.ts')).listOwnMails({ client, nameOf, again }),
  },
  {
    version: '0.24.0',
    name: 'Borradores de órdenes eliminadas, aparte',
    needs: ['work-orders', ...kindsInOrder.map(({ module }) => module)],
    // The kinds are read only where there is work to do.
    run: async ({ client, nameOf, again }) =>
      (await import('./putAside.ts')).putAside({ client, nameOf, again }),
  },
];

/** Brings the data of a place to what this version wants; tells of each step what it did. */
export async function migrate(
  place: Place,
  tell: (migration: Migration, done: Done) => void = () => undefined,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  for (const step of steps.filter(({ needs }) => needs.every(place.has))) tell(step, await step.run(place));
}

/** The sentence for whoever deploys. */
export const told = ({ name, version }: Migration, { done, left }: Done): string =>
  `${version}  ${name}: ${done}.${left > 0 ? ` Se guardaron en este momento: ${left}. Ejecute la misma orden otra vez.` : ''}`;
