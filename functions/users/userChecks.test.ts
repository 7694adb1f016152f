import { describe, expect, it } from 'vitest';
import { checkAdministrator, checkFacts, checkLogin, checkPassword } from './userChecks.ts';

const saidOf = (work: () => void): { code: string; message: string } | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    const { code, message } = error as Error & { code: string };
    return { code, message };
  }
};

describe('what is told of a user', () => {
  it('may be any of it or nothing at all', () => {
    for (const facts of [
      {},
      { NOMBRE: 'Ana' },
      { CORREO: 'ana@uno.gt' },
      { CORREO: '' },
      { ID_PERFIL: '12' },
    ])
      expect(saidOf(() => checkFacts(facts))).toBeUndefined();
  });

  it('has a name that is no blank', () => {
    for (const NOMBRE of ['', '  '])
      expect(saidOf(() => checkFacts({ NOMBRE }))?.message).toContain('falta y es obligatorio');
    expect(saidOf(() => checkFacts({ NOMBRE: '' }))).toMatchObject({ code: 'params.invalid' });
    expect(saidOf(() => checkFacts({ NOMBRE: '' }))?.message).toContain('NOMBRE');
    expect(saidOf(() => checkFacts({ CORREO: 'x' }))?.message).toContain('CORREO');
    expect(saidOf(() => checkFacts({ ID_PERFIL: 'x' }))?.message).toContain('ID_PERFIL');
  });

  it.each([
    'ana',
    'ana@',
    '@uno.gt',
    'ana@uno',
    'ana@uno.',
    'ana@.gt',
    'a na@uno.gt',
    'ana@u no.gt',
    'ana@@uno.gt',
    'x ana@uno.gt',
    'ana@uno.gt x',
    'ana@uno.g@t',
    'ana@uno.g t',
  ])('has no address like «%s»', (CORREO) => {
    expect(saidOf(() => checkFacts({ CORREO }))?.message).toContain(`«${CORREO}» no es un correo`);
  });

  it('has an address of several names', () => {
    expect(saidOf(() => checkFacts({ CORREO: 'ana.p+x@mail.uno.com.gt' }))).toBeUndefined();
  });

  it('has one of the twelve profiles', () => {
    for (let profile = 1; profile <= 12; profile += 1)
      expect(
        saidOf(() => checkFacts({ ID_PERFIL: `${profile}` })),
        `${profile}`,
      ).toBeUndefined();
    for (const ID_PERFIL of ['', '0', '13', 'x'])
      expect(saidOf(() => checkFacts({ ID_PERFIL }))?.message).toContain('debe ser un perfil del 1 al 12');
  });
});

describe('a login', () => {
  it('is of 3 to 100 plain letters, digits, points, hyphens and at signs, and begins with none of these', () => {
    for (const login of ['ana', '1ab', 'ana.p_x-y@uno.gt', 'a'.repeat(100)])
      expect(checkLogin(login)).toBe(login);
    expect(checkLogin('  ANA.gt ')).toBe('ana.gt');
    for (const typed of [
      '',
      'an',
      'a'.repeat(101),
      '.ana',
      '@ana',
      '-ana',
      'a na',
      'añá',
      'ana#1',
      'ana\u0000',
    ])
      expect(saidOf(() => checkLogin(typed))?.message, typed).toMatch(/USUARIO.*admite de 3 a 100 letras/);
    for (const typed of ['sistema', ' Servidor '])
      expect(saidOf(() => checkLogin(typed))?.message, typed).toMatch(/USUARIO.*está reservado/);
  });
});

const refusedWith = async (password: string, context: string[]): Promise<ReturnType<typeof saidOf>> => {
  const [outcome] = await Promise.allSettled([checkPassword(password, context)]);
  return outcome.status === 'rejected' ? (outcome.reason as ReturnType<typeof saidOf>) : undefined;
};

describe('a new password', () => {
  it('that the policy refuses is refused with the policy’s reason, at its field', async () => {
    const said = await refusedWith('corta', []);
    expect(said).toMatchObject({ code: 'params.invalid' });
    expect(said?.message).toContain('CLAVE');
    expect(said?.message).toContain('12');
  });

  it('that is made of the person’s own words is refused too, and a long phrase is taken', async () => {
    expect(await refusedWith('agenciaxilotepeque1', ['Agencia Xilotepeque'])).toBeDefined();
    expect(await refusedWith('cuatro grullas cruzan el lago', ['Ana'])).toBeUndefined();
  });
});

describe('who administers', () => {
  it('is nobody of a client, and the refusal says why and what to do', () => {
    expect(() => checkAdministrator({ IdPerfil: '4', SUPER: '1' })).toThrow(
      /SUPER: no va con el perfil 4.*Quite la marca de administrador o elija otro perfil/,
    );
    for (const [IdPerfil, SUPER] of [
      ['4', '0'],
      ['1', '1'],
      ['5', '1'],
    ] as const)
      expect(() => checkAdministrator({ IdPerfil, SUPER })).not.toThrow();
  });
});
