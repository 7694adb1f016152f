import { userRowKey } from '../../functions/runtime/caller.ts';
import type { Person, World } from './world.ts';

/** A person of the company's client who sees what is of these importers, with no right but to read. */
export async function importersPerson(
  world: World,
  company: string,
  id: string,
  IMPORTADORES: readonly string[],
): Promise<Person> {
  const person = await world.person(company, id, []);
  await world.services.database.write({
    kind: 'update',
    table: 'users',
    key: userRowKey(company, id),
    set: { IdPerfil: '4', IMPORTADORES },
  });
  return person;
}
