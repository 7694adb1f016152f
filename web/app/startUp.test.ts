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
  INICIO: {
    PERFIL: { Id: 'emp', Nombre: 'Agencia', AbreviaturaPais: 'GT' },
    APLICACIONES: [{ NOMBRE: 'DUCA', LINK: '/ducagt' }],
    ACCESO_APP_FACTURACION: '1',
  },
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
  'catalogues/timestamps': [{ NOMBRE_TABLA: 'cat_sys_paises', ESTAMPA_TIEMPO: 's1' }],
  'catalogues/load': [list('cat_sys_paises')],
};

let asked: string[];
let refused: string[];

beforeEach(() => {
  asked = [];
  refused = [];
  vi.stubGlobal('fetch', (address: string) => {
    const name = address.replace('/api/', '');
    asked.push(name);
    return Promise.resolve(
      refused.includes(name)
        ? new Response(JSON.stringify({ error: { code: 'internal', message: 'No se pudo' } }), {
            status: 500,
          })
        : new Response(JSON.stringify({ result: answers[name] })),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the lists alone: what it needs of the company came with the check of the session', async () => {
  const started = await startUp(facts);
  expect(asked).toEqual(['catalogues/load']);
  expect(started.company.Nombre).toBe('Agencia');
  expect(started.applications.map(({ LINK }) => LINK)).toEqual(['/ducagt']);
  expect(started.billing).toBe(true);
  expect([...started.catalogues.lists.keys()]).toEqual(['cat_sys_paises']);
  expect(started.catalogues.whole).toBe(true);
});

it('stops where no profile came, and asks for nothing: without it nobody knows what may be opened', async () => {
  const { INICIO: _none, ...bare } = facts;
  await expect(startUp(bare)).rejects.toThrow('No se encontró el perfil de la empresa');
  expect(asked).toEqual([]);
});

it('goes on where the lists do not come, and says that they are not whole', async () => {
  refused.push('catalogues/load');
  const { company, catalogues } = await startUp(facts);
  expect(company.Nombre).toBe('Agencia');
  expect(catalogues).toEqual({ lists: new Map(), whole: false });
});
