import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createUsers } from '../../functions/users/handler.ts';
import { startWorld, type Person, type World } from './world.ts';

let world: World;
let ana: Person;
let eva: Person;
let reader: Person;
const check = async (by: Person) =>
  (
    await world.call(
      createUsers(async () => world.services),
      'check',
      [],
      by,
    )
  ).result;

beforeAll(async () => {
  world = await startWorld();
  const plan = { NombrePlanNegocio: 'Plan', DescripcionPlanNegocio: 'Todo lo del plan' };
  const facts = { FuncionalidadesEspeciales: ['x'], Nit: '576937K', ...plan };
  await world.company('emp-1', 'GT', facts);
  await world.company('emp-2', 'HN', { ...facts, FuncionalidadesEspeciales: [] });
  ana = await world.person('emp-1', 'ana');
  reader = await world.person('emp-1', 'leo', []);
  eva = await world.person('emp-2', 'ana');
});
afterAll(() => world.stop());

describe('what the browser knows of a session', () => {
  it('is the person, the company and what both may do, and never a password', async () => {
    const facts = await check(ana);
    expect(facts).toMatchObject({
      RESULTADO: '1',
      ABREVIATURA_PAIS: 'GT',
      user: {
        adm_usr_id: 'ana',
        adm_usr_usuario: 'ana@emp-1',
        adm_usr_nombre: 'Usuario ana',
        adm_usr_password: '',
        adm_perfil_adm_prf_id: '1',
        adm_usr_email: 'ana@ejemplo.com',
        super: '0',
        IdPerfil: '1',
        UsuarioTracking: '0',
        Id: 'emp-1',
        NombreCliente: 'Empresa emp-1',
        AbreviaturaPais: 'GT',
        Nit: '576937K',
        NombrePlanNegocio: 'Sin plan acordado',
      },
      features: ['x'],
    });
    expect(facts.permissions).toContain('duca:transmit');
    expect(facts.permissions).not.toContain('admin');
    expect((await check(reader)).permissions).toContain('duca:read');
    expect((await check(reader)).permissions).not.toContain('duca:write');
    expect(await check(eva)).toMatchObject({ ABREVIATURA_PAIS: 'HN', features: [], user: { Id: 'emp-2' } });
  });

  it('is what the first screen needs of their own company, as its own procedures answer it', async () => {
    const users = createUsers(async () => world.services);
    for (const person of [ana, reader, eva]) {
      const own = { ID_CLIENTE: person.company };
      const asked = { MODO: '3', ...own, ID_USUARIO: person.id, OPCION: '0' };
      const { INICIO } = await check(person);
      expect([INICIO.PERFIL]).toEqual((await world.call(users, 'profile', own, person)).result);
      expect(INICIO.PERFIL.Id).toBe(person.company);
      expect(INICIO.APLICACIONES).toEqual((await world.call(users, 'applications', asked, person)).result);
      expect(INICIO.APLICACIONES.length).toBeGreaterThan(5);
      expect([{ ACCESO_APP_FACTURACION: INICIO.ACCESO_APP_FACTURACION }]).toEqual(
        (await world.call(users, 'billingAccess', own, person)).result,
      );
    }
  });

  it('names the plan that is in force on the day, with what it offers, and no other that was agreed', async () => {
    const plan = (NOMBRE: string, DESDE: string, more: object) => ({
      ...{ PLAN: NOMBRE, NOMBRE, DESDE, USUARIOS: 0, DECLARACIONES: 0, TOKENS: 0 },
      ...more,
    });
    const later = plan('Agencia', '2026-12-01', { DESCRIPCION: 'Para varios equipos' });
    await world.company('emp-3', 'GT', { PLANES: [plan('Pequeño', '2026-01-01', {}), later] });
    const shown = async () => {
      const { user, INICIO } = await check(await world.person('emp-3', 'rosa'));
      expect(user.NombrePlanNegocio).toBe(INICIO.PERFIL.NombrePlanNegocio);
      return [INICIO.PERFIL.NombrePlanNegocio, INICIO.PERFIL.DescripcionPlanNegocio];
    };
    expect(await shown()).toEqual(['Pequeño', '']);
    world.setClock('2026-12-01T15:00:00Z');
    expect(await shown()).toEqual(['Agencia', 'Para varios equipos']);
    world.setClock('2026-11-20T15:00:00Z');
  });

  it('is that no plan was agreed and what that means, whatever its row was called before or begins to be on a later day', async () => {
    const none = ['Sin plan acordado', expect.stringContaining('Nada limita') as string];
    const profileOf = async ({ user, INICIO }: Awaited<ReturnType<typeof check>>) => [
      user.NombrePlanNegocio,
      INICIO.PERFIL.DescripcionPlanNegocio,
    ];
    expect(await profileOf(await check(ana))).toEqual(none);
    const later = { PLAN: 'A', NOMBRE: 'A', DESDE: '2026-12-01', USUARIOS: 1, DECLARACIONES: 1, TOKENS: 1 };
    await world.company('emp-4', 'GT', { PLANES: [later], NombrePlanNegocio: 'A' });
    expect(await profileOf(await check(await world.person('emp-4', 'sara')))).toEqual(none);
  });

  it('is a key for drafts that is the person’s own and outlives the sign-in', async () => {
    const { draftKey } = await check(ana);
    expect(Buffer.from(draftKey, 'base64')).toHaveLength(32);
    expect((await check(await world.person('emp-1', 'ana'))).draftKey).toBe(draftKey);
    for (const other of [reader, eva]) expect((await check(other)).draftKey).not.toBe(draftKey);
    const another = { ...world.services, secret: async () => Buffer.alloc(32, 9).toString('base64') };
    const elsewhere = await world.call(
      createUsers(async () => another),
      'check',
      [],
      ana,
    );
    expect(elsewhere.result.draftKey).not.toBe(draftKey);
  });

  it('is that this is practice, only where it is', async () => {
    vi.stubEnv('PRACTICE', '1');
    expect((await check(ana)).practice).toBe(true);
    for (const practice of ['0', '']) {
      vi.stubEnv('PRACTICE', practice);
      expect((await check(ana)).practice).toBe(false);
    }
    vi.unstubAllEnvs();
  });
});
