import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awsClients } from '../../functions/runtime/clients.ts';
import { Database } from '../../functions/runtime/database.ts';
import { makeId } from '../../functions/runtime/ids.ts';
import { LINK_HOURS, makeLink } from '../../functions/users/firstLink.ts';
import { createCompany } from '../../functions/users/newCompany.ts';
import { createOperator } from '../../functions/users/operator/newOperator.ts';
import { closeOperator, takeLostFactor } from '../../functions/users/serverOrders.ts';
import type { Services } from '../embedded/services/services.ts';
import { eraseCompany } from './eraseCompany.ts';
import { erasingBeside } from './eraseFolders.ts';
import { erasingOn, type EraseObjects } from './erasingOn.ts';
import type { Facts, TableOrder } from './order.ts';
import { orderJournal } from './orderJournal.ts';

interface Parts {
  database: Database;
  now: () => Date;
  id: (prefix: string) => string;
}

/** On one machine, where no key but this order's own hand lists or deletes. */
const erasingIn =
  ({ emulators }: Services): EraseObjects =>
  async (bucket, prefix) => ({ objects: emulators.erase(bucket, prefix), locked: 0 });

async function linked(parts: Parts, { login, address }: Facts): Promise<string[]> {
  const token = await makeLink(parts, login);
  return [
    `Enlace para ${login}; sirve una vez y vence en ${LINK_HOURS} horas:`,
    `${address.replace(/\/$/, '')}/#/password/${token}`,
    'Entréguelo solo a esa persona: quien lo abre elige la contraseña.',
  ];
}

/** What each order about people does, and how it is told. */
const people: Record<
  Exclude<TableOrder['what'], 'erase'>,
  (parts: Parts, facts: Facts) => Promise<string[]>
> = {
  company: async (parts, facts) => {
    await createCompany(parts, facts);
    return linked(parts, facts);
  },
  operator: async (parts, facts) => {
    await createOperator(parts, facts);
    return linked(parts, facts);
  },
  link: linked,
  factor: async (parts, facts) => {
    const { NombreUsuario, Usuario } = await takeLostFactor(parts, facts);
    return [
      `Se quitó el segundo factor de ${NombreUsuario}; sus sesiones terminaron. Queda en la bitácora de su empresa.`,
      'Con su contraseña solo puede registrar otro. Si también la olvidó:',
      `  npm run administer -- link --login ${Usuario}`,
    ];
  },
  close: async (parts, facts) => {
    const { user, remaining } = await closeOperator(parts, facts);
    return [
      `Se cerró la cuenta de ${user.NombreUsuario}: no vuelve a entrar, y sus sesiones terminaron.`,
      remaining > 0
        ? `Operan la plataforma todavía: ${remaining}.`
        : 'Ya nadie opera la plataforma: «npm run administer -- operator» crea a quien lo haga.',
    ];
  },
};

/** Does what was ordered, with the tables that the environment names; answers what is told of it. */
export async function obey({ what, facts }: TableOrder, local?: Services): Promise<string[]> {
  const now = (): Date => new Date();
  const { dynamo, s3 } = awsClients();
  try {
    if (what === 'erase') {
      const { rows, objects, locked, files, nobodys } = await eraseCompany(
        {
          dynamo,
          eraseObjects: local ? erasingIn(local) : erasingOn(s3),
          ...(local ? { eraseBeside: erasingBeside(local.dataFolder) } : {}),
          now,
        },
        facts.id,
        facts.company,
      );
      return [
        `Se borraron ${rows} filas y ${objects} archivos de ${facts.company}.`,
        ...(files > 0
          ? [
              `También ${files} archivos sueltos: los de su análisis y los correos que quedaron en la carpeta.`,
            ]
          : []),
        ...(nobodys > 0
          ? [
              `En la carpeta «correos» quedan ${nobodys} de antes que no dicen de qué empresa son; revíselos y borre a mano los suyos.`,
            ]
          : []),
        ...(locked > 0 ? [`${locked} archivos siguen con candado; repita esta orden cuando venza.`] : []),
      ];
    }
    const id = (prefix: string): string => makeId(prefix, now());
    const database = new Database(DynamoDBDocumentClient.from(dynamo), now, orderJournal({ now, id }));
    return await people[what]({ database, now, id }, facts);
  } finally {
    dynamo.destroy();
  }
}
