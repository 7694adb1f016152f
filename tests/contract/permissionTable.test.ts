import { startApi, type Api } from '../tenants/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyAccess, companyRowKey, userRowKey, type CompanyRow } from '../../functions/runtime/caller.ts';
import { createServices, type Services } from '../../functions/runtime/services.ts';
import { openSession } from '../../functions/runtime/session.ts';
import type { CountryCode } from '../../shared/countries/country.ts';
import { isModuleOf } from '../../shared/countries/isModuleOf.ts';
import { SHIPPED_ROLES } from '../../shared/foundation/access/roles.ts';
import type { UserAccess } from '../../shared/foundation/access/overlay.ts';
import type { Permission } from '../../shared/foundation/contracts/procedure.ts';
import { APPLICATIONS } from '../../shared/foundation/modules.ts';
import { allProcedures } from '../../shared/procedures.ts';
import { grantables, type Grantable } from '../../shared/users/grantables.ts';
import { whyOf } from '../../shared/users/whyOf.ts';
import { withRight } from '../../shared/users/withRight.ts';

let api: Api;
let services: Services;

const COUNTRIES = ['GT', 'HN'] as const;
const companyOf = (country: CountryCode): CompanyRow => ({
  ...companyRowKey(`tabla-${country.toLowerCase()}`),
  Nombre: `Tabla ${country}`,
  AbreviaturaPais: country,
  ACTIVO: '1',
  APLICACIONES: Object.fromEntries(APPLICATIONS.map((module) => [module, '1'])),
});

type Person = UserAccess & { ACTIVO: string; name: string };
const blank: Person = {
  name: 'nadie',
  IdPerfil: '2',
  SUPER: '0',
  ACTIVO: '1',
  ROL: '',
  APLICACIONES: {},
  PERMISOS: [],
};

/** What a right stands on: its application, and for the fields of a group to see them and to write the application. */
const foundation = ({ module, object, key }: Grantable): Grantable[] =>
  grantables.filter(
    (each) =>
      each.module === module &&
      (each.key === 'entrar' ||
        (object !== '' && key === 'escribir' && (each.key === 'ver' || each.name === `${module}:escribir`))),
  );
const groups = grantables.filter(({ object }) => object !== '');
/** Somebody who has one right and what it stands on, and is kept from every group of fields besides. */
const only = (right: Grantable): Person => {
  const given = [...foundation(right), right];
  const closed = groups.reduce((user, each) => withRight({}, user, each, given.includes(each)), blank);
  return given.reduce((user, each) => withRight({}, user, each, true), { ...closed, name: right.name });
};
/** Somebody who has every right but one. */
const allBut = (right: Grantable): Person =>
  grantables.reduce((user, each) => withRight({}, user, each, each !== right), {
    ...blank,
    name: `sin ${right.name}`,
  });
const people: readonly Person[] = [
  blank,
  { ...blank, name: 'administra', SUPER: '1' },
  ...Object.keys(SHIPPED_ROLES).map((ROL) => ({ ...blank, name: `rol ${ROL}`, ROL })),
  ...grantables.flatMap((right) => [only(right), allBut(right)]),
  ...Object.keys(SHIPPED_ROLES).map((ROL) => ({ ...blank, name: `cliente ${ROL}`, ROL, IdPerfil: '4' })),
];

async function signedIn(country: CountryCode, person: Person, index: number): Promise<string> {
  const company = `tabla-${country.toLowerCase()}`;
  const { name: _name, ...user } = person;
  const login = `p${index}.${country.toLowerCase()}`;
  const item = {
    ...userRowKey(company, login),
    ...user,
    IdUsuario: login,
    Usuario: login,
    NombreUsuario: person.name,
  };
  await services.database.write({ kind: 'put', table: 'users', item });
  const owner = { company, country, userId: login, login, factor: true };
  return (await openSession(services, owner)).token;
}

/** What the screen's table says that a person may, of everything that a procedure may ask for. */
function heldBy(country: CountryCode, person: Person): ReadonlySet<Permission> {
  const access = companyAccess(companyOf(country));
  const held = grantables.filter((right) => whyOf(access, person, right).on);
  return new Set<Permission>([
    'session',
    ...(person.SUPER === '1' ? (['admin'] as const) : []),
    ...held.map(({ permission }) => permission),
  ]);
}

beforeAll(async () => {
  api = await startApi();
  services = await createServices();
  for (const country of COUNTRIES)
    await services.database.write({
      kind: 'put',
      table: 'users',
      item: { ...companyOf(country), ...companyRowKey(`tabla-${country.toLowerCase()}`) },
    });
});
afterAll(() => api.stop());

const asked = allProcedures.filter(({ permission }) => permission !== 'public');

/** Of procedures that ask for the same of the same module, one. */
const oneOfEach = [
  ...new Map(asked.map((contract) => [`${contract.group} ${contract.permission}`, contract])).values(),
];

/**
 * Every procedure by who may nothing, by who administers, and by those who have or lack one right of its module; of other
 * modules one procedure for each thing that it asks for. In Honduras those that Guatemala has not.
 */
function triedBy(country: CountryCode, { name }: Person): typeof asked {
  const own = name.replace(/^sin /, '').split(/[:.]/)[0];
  const whole = name === 'nadie' || name === 'administra';
  return asked
    .filter(({ group }) => isModuleOf(country, group) && (country === 'GT' || !isModuleOf('GT', group)))
    .filter((contract) => whole || contract.group === own || oneOfEach.includes(contract))
    .filter(({ group }) => !name.startsWith('sin ') || group === own);
}

describe('every procedure by every permission', () => {
  it('knows each permission that a procedure asks for', () => {
    const known = new Set<Permission>([
      'session',
      'admin',
      // Nobody of a company holds it: those of the platform do.
      'operator',
      ...grantables.map(({ permission }) => permission),
    ]);
    expect(asked.filter(({ permission }) => !known.has(permission)).map(({ name }) => name)).toEqual([]);
  });

  it.for(COUNTRIES)(
    'is refused and allowed in %s as the table on the screen says',
    { timeout: 120_000 },
    async (country) => {
      const wrong: string[] = [];
      let allowed = 0;
      let refused = 0;
      for (const [index, person] of people.entries()) {
        const cookie = await signedIn(country, person, index);
        const held = heldBy(country, person);
        const ask = async (contract: (typeof asked)[number]): Promise<void> => {
          const name = `${contract.group}/${contract.name}`;
          // Parameters are read once the permission is there: such a call goes no further, whoever makes it.
          const answer = await api.call(name, { NADA_DE_ESTO: '1' }, { cookie });
          const denied = answer.body.error?.code === 'permission.denied';
          if (denied === held.has(contract.permission)) wrong.push(`${person.name}: ${name} ${answer.text}`);
          if (denied) refused += 1;
          else allowed += 1;
        };
        await Promise.all(triedBy(country, person).map(ask));
      }
      expect(wrong).toEqual([]);
      expect(Math.min(allowed, refused)).toBeGreaterThan(triedBy(country, blank).length);
    },
  );
});
