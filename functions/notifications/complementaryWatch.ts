import { catalogue } from '../../shared/catalogues/names.ts';
import { dueOf, NOTICE_MODULE, noticeSettings } from '../../shared/duca/complementary/complementaryNotice.ts';
import { ducaKind } from '../../shared/duca/kind.ts';
import { isAdministrator } from '../../shared/foundation/access/isAdministrator.ts';
import { addressOfDocument } from '../../shared/foundation/documents/kind.ts';
import { formatDeclarationNumber } from '../../shared/foundation/numbers/declarationNumber.ts';
import { kindsOfNotice } from '../../shared/notifications/kinds.ts';
import type { Item } from '../runtime/database.ts';
import { byAcceptance, everyOwed, type Owed } from '../duca/complementary/pendingComplementary.ts';
import { configurationPk } from '../users/configuration.ts';
import { daysSetting, type Watched } from './companies.ts';
import { mayRead, usersOf, type Person } from '../runtime/people.ts';
import type { Told } from './put.ts';
import { Teller } from './tellOnce.ts';

type Row = Owed['row'];

const KIND = 'no-complementary';
/** Lines of one mail; the list in the product shows all. */
const MOST_LINES = 50;

const said = (row: Row): string =>
  `DUCA ${formatDeclarationNumber(row.NUMERO_DUCA)}, orden ${row.CORRELATIVO || row.NO_ORDEN}: ${row.DIAS_TRANSCURRIDOS} días (${row.DIAS_HABILES} hábiles)`;

const counted = (rows: readonly unknown[]): string => (rows.length === 1 ? '1 DUCA' : `${rows.length} DUCA`);

/**
 * Tells whoever made a provisional or simplified declaration, or has its order, that its complementary one is owed: one
 * digest a person and day, from the day on that the person chose. From so many working days on, which the country's
 * parameters say, the administrators are told besides, once a declaration.
 */
export async function watchComplementary(watched: Watched): Promise<number> {
  const { company, reference } = watched;
  const owed: Owed[] = [];
  for await (const each of everyOwed(watched, reference)) owed.push(each);
  if (owed.length === 0) return 0;
  owed.sort(byAcceptance);
  const users = await usersOf(watched);
  const readable = (person: Person, { header }: Owed): boolean =>
    mayRead(watched, company, person, { kind: ducaKind, header });
  const isOf = (person: Person, { header, order }: Owed): boolean =>
    header.CREADO_POR === person.Usuario || order?.RESUMEN['ID_USUARIO_ASIGNADO'] === person.IdUsuario;
  const teller = new Teller(watched);
  for (const person of users) {
    const mine = owed.filter((each) => isOf(person, each) && readable(person, each)).map(({ row }) => row);
    // Most have none, and of who has none nothing is read.
    const own = mine.length === 0 ? [] : dueOf(mine, await settingsOf(watched, person));
    if (own.length > 0) await teller.add(person, digestOf(own, reference.today));
  }
  const late = daysSetting(reference, 'AVISO_COMPLEMENTARIA_ESCALA', 20);
  const administrators = users.filter(isAdministrator);
  for (const each of owed.filter(({ row }) => row.DIAS_HABILES >= late)) {
    if (!watched.goesOn()) break;
    for (const person of administrators)
      if (readable(person, each)) await teller.add(person, lateOf(each.row));
  }
  await teller.end();
  return users.length;
}

/** From which day on a person wants to hear. */
async function settingsOf({ services, scope, reference }: Watched, person: Person) {
  const options = await services.database.query<Item & { VALOR: string }>('users', {
    pk: configurationPk(scope, person.IdUsuario),
    prefix: `${NOTICE_MODULE}#`,
    few: 'settings of one person',
  });
  return noticeSettings([
    ...options.map(({ sk, VALOR }) => ({ CLAVE: sk.split('#')[1] ?? '', VALOR })),
    ...reference.rows(catalogue.userDefaults).filter((row) => row['ID_MODULO'] === NOTICE_MODULE),
  ]);
}

const digestOf = (own: readonly Row[], today: string): Told => ({
  kind: KIND,
  id: `complementarias-${today}`,
  sentence: kindsOfNotice[KIND].sentence(counted(own)),
  lines: own.slice(0, MOST_LINES).map(said),
  path: '/notificaciones/calendario',
  by: '',
});

const lateOf = (row: Row): Told => ({
  kind: KIND,
  id: `complementaria-tarde-${row.ID_DUCA}`,
  sentence: kindsOfNotice[KIND].sentence(said(row)),
  path: addressOfDocument(ducaKind, row.ID_DUCA),
  by: '',
});
