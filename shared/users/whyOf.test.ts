import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaid, type CompanyAccess, type UserAccess } from '../foundation/access/overlay.ts';
import { permissionsOf } from '../foundation/access/permissions.ts';
import { SHIPPED_ROLES } from '../foundation/access/roles.ts';
import { APPLICATIONS } from '../foundation/modules.ts';
import { grantables } from './grantables.ts';
import { whyOf } from './whyOf.ts';
import { withRight, withRole } from './withRight.ts';

const flag = fc.constantFrom('0', '1');
const module = fc.constantFrom(...APPLICATIONS);
const companies: fc.Arbitrary<CompanyAccess> = fc.record({
  modules: fc.uniqueArray(module, { minLength: 8 }),
  APLICACIONES: fc.dictionary(module, flag),
  ROLES: fc.constant({ propio: { NOMBRE: 'Propio', DESCRIPCION: '', DERECHOS: ['duca:entrar'] } }),
});
const right = fc.constantFrom(...grantables);
const people: fc.Arbitrary<UserAccess & { ACTIVO: string }> = fc.record({
  IdPerfil: fc.constantFrom('1', '2', '4', '5', '7'),
  SUPER: flag,
  ACTIVO: fc.constantFrom('1', '1', '1', '0'),
  ROL: fc.constantFrom('', 'propio', 'perdido', ...Object.keys(SHIPPED_ROLES)),
  APLICACIONES: fc.dictionary(module, fc.record({ ACTIVO_USUARIO: flag, APLICACION_PERMITIDA: flag })),
  PERMISOS: fc.array(
    fc.record({ right, VALOR: flag }).map(({ right: { module: ID_MODULO, object, key }, VALOR }) => ({
      ID_MODULO,
      ID_OBJETO: object,
      CLAVE: key,
      VALOR,
    })),
  ),
});

describe('why somebody may do something', () => {
  it('says yes exactly where the executor does, of anybody', () => {
    fc.assert(
      fc.property(companies, people, (company, user) => {
        const held = permissionsOf(overlaid(company, user));
        for (const each of grantables) {
          const why = whyOf(company, user, each);
          expect(why.on, each.name).toBe(user.ACTIVO === '1' && held.has(each.permission));
          expect(why.text).toMatch(/\.$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  const company: CompanyAccess = {
    modules: APPLICATIONS,
    APLICACIONES: { ...Object.fromEntries(APPLICATIONS.map((each) => [each, '1'])), tariff: '0' },
  };
  const ana = { IdPerfil: '5', SUPER: '0', ACTIVO: '1', ROL: 'tramitador', APLICACIONES: {}, PERMISOS: [] };
  const named = (name: string) => grantables.find((each) => each.name === name)!;
  const ask = (user: typeof ana, name: string) => whyOf(company, user, named(name));

  it('names the role, the difference from it, the profile, the application or the company', () => {
    expect(ask(ana, 'duca:escribir')).toEqual({
      on: true,
      by: 'role',
      text: 'Por su rol «Tramitador».',
      differs: false,
    });
    expect(ask(ana, 'duca:transmitir').text).toBe('Su rol «Tramitador» no lo da.');
    const more = withRight(company, ana, named('duca:transmitir'), true);
    expect(ask(more, 'duca:transmitir')).toMatchObject({ on: true, differs: true });
    expect(ask(more, 'duca:transmitir').text).toBe('Se le dio aparte de su rol «Tramitador».');
    expect(ask(ana, 'tariff:entrar').text).toBe('La empresa no tiene activa la aplicación Arancel.');
    expect(ask({ ...ana, IdPerfil: '4' }, 'duca:entrar').text).toBe('El perfil Cliente no entra a DUCA.');
    const out = withRight(company, ana, named('dva:entrar'), false);
    expect(ask(out, 'dva:escribir').text).toMatch(/^No entra a /);
    expect(ask({ ...ana, ROL: '' }, 'dva:escribir').text).toBe('Nadie se lo ha dado.');
    expect(ask({ ...ana, ACTIVO: '0' }, 'dva:escribir').text).toBe('El usuario está inactivo.');
  });
});

describe('rows of a person', () => {
  it('hold no word that the role says already, and come to nothing when the change is taken back', () => {
    fc.assert(
      fc.property(companies, people, right, fc.boolean(), (company, user, each, on) => {
        const changed = withRight(company, user, each, on);
        expect(withRight(company, changed, each, on)).toEqual(changed);
        const bare = withRole(company, user, 'tramitador');
        expect(bare).toMatchObject({ APLICACIONES: {}, PERMISOS: [] });
        const given = SHIPPED_ROLES['tramitador']!.DERECHOS.includes(each.name);
        const there = withRight(company, withRight(company, bare, each, !given), each, given);
        expect(there).toEqual(bare);
      }),
    );
  });

  it('keep what the person may do when the role is taken away', () => {
    fc.assert(
      fc.property(companies, people, (company, user) => {
        const after = withRole(company, user, '');
        const [had, has] = [user, after].map((each) => permissionsOf(overlaid(company, each)));
        for (const { permission } of grantables)
          expect(has!.has(permission), permission).toBe(had!.has(permission));
      }),
    );
  });
});
