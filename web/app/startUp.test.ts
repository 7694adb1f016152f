import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { startUp } from './startUp.ts';

const facts = {
  user: {
    adm_usr_id: '7',
    adm_usr_usuario: 'ana',
    adm_usr_nombre: 'Ana',
    adm_usr_email: '',
    Id: 'emp',
    NombreCliente: 'Agencia',
    Nit: '576937K',
    NombrePlanNegocio: '',
    AbreviaturaPais: 'GT',
    super: '0',
    IdPerfil: '2',
    adm_perfil_adm_prf_id: '2',
  },
  permissions: [],
  features: [],
  options: [],
  draftKey: 'k',
  practice: true,
} as unknown as SessionFacts;

const list = (name: string) => ({
  name,
  title: name,
  countries: ['GT'],
  source: 'Prueba',
  validFrom: '2026-01-01',
  sample: false,
  stamp: 's1',
  rows: [{ CLAVE: 'GT', VALOR: 'Guatemala' }],
});
const answers: Record<string, unknown> = {
  'users/profile': [{ Id: 'emp', Nombre: 'Agencia', AbreviaturaPais: 'GT' }],
  'users/applications': [],
  'users/billingAccess': [{ ACCESO_APP_FACTURACION: '1' }],
  'catalogues/timestamps': [{ NOMBRE_TABLA: 'cat_sys_paises', ESTAMPA_TIEMPO: 's1' }],
  'catalogues/load': [list('cat_sys_paises')],
};

let asked: string[];
let refused: string[];
/** Answers that wait until the test lets them come. */
let held: Map<string, () => void>;

beforeEach(() => {
  asked = [];
  refused = [];
  held = new Map();
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.replace('/api/', '');
    asked.push(name);
    if (held.has(name)) await new Promise<void>((resolve) => held.set(name, resolve));
    return refused.includes(name)
      ? new Response(JSON.stringify({ error: { code: 'internal', message: 'No se pudo' } }), { status: 500 })
      : new Response(JSON.stringify({ result: answers[name] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the profile first, and for the rest side by side', async () => {
  held.set('users/profile', () => undefined);
  held.set('users/applications', () => undefined);
  const starting = startUp(facts);
  await vi.waitFor(() => expect(asked).toEqual(['users/profile']));
  held.get('users/profile')!();
  // None of the others waits for another.
  await vi.waitFor(() => expect(asked).toContain('catalogues/load'));
  expect(asked).toContain('users/billingAccess');
  held.get('users/applications')!();
  const started = await starting;
  expect(started.company.Nombre).toBe('Agencia');
  expect(started.billing).toBe(true);
  expect([...started.catalogues.lists.keys()]).toEqual(['cat_sys_paises']);
  expect(started.catalogues.whole).toBe(true);
});

it('stops where the profile fails, or is none, and asks for nothing else', async () => {
  refused.push('users/profile');
  await expect(startUp(facts)).rejects.toThrow('No se pudo');
  refused = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify({ result: [] })));
  });
  await expect(startUp(facts)).rejects.toThrow('No se encontró el perfil de la empresa');
  expect(asked).toEqual(['users/profile', '/api/users/profile']);
});

it('asks a browser that keeps no list for no stamps: all of them at once', async () => {
  await startUp(facts);
  expect(asked.filter((name) => name.startsWith('catalogues/'))).toEqual(['catalogues/load']);
});

it.each(['users/billingAccess', 'catalogues/load'])(
  'goes on where %s fails, with what that would have brought left out',
  async (name) => {
    refused.push(name);
    const { billing, catalogues } = await startUp(facts);
    expect(billing).toBe(name !== 'users/billingAccess');
    expect(catalogues.whole).toBe(name === 'users/billingAccess');
    expect(catalogues.lists.size).toBe(name === 'users/billingAccess' ? 1 : 0);
  },
);

it('denies navigation where nobody says what may be opened: no row would mean allowed', async () => {
  refused.push('users/applications');
  await expect(startUp(facts)).rejects.toThrow('No se pudo');
});
