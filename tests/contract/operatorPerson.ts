import { companyRowKey, userRowKey } from '../../functions/runtime/caller.ts';
import { openSession } from '../../functions/runtime/session.ts';
import { operatorItem, PLATFORM, platformItem } from '../../functions/users/operator/newOperator.ts';
import type { Person, World } from './world.ts';

/** Somebody who operates the platform, signed in a moment ago. */
export async function operatorPerson({ services }: World, id = 'bea'): Promise<Person> {
  const login = `${id}.operador`;
  const user = operatorItem(id, { administrator: 'Bea', login, mail: 'bea@despacho.example' });
  await services.database.write(
    { kind: 'put', table: 'users', item: { ...platformItem(), ...companyRowKey(PLATFORM) } },
    { kind: 'put', table: 'users', item: { ...user, ...userRowKey(PLATFORM, id) } },
  );
  const { token } = await openSession(services, {
    company: PLATFORM,
    country: 'GT',
    userId: id,
    login,
    factor: true,
  });
  return { company: PLATFORM, id, login, token };
}
