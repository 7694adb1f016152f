import { afterEach, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../../shared/foundation/fields/dataSet.ts';
import { field } from '../../shared/foundation/fields/field.ts';
import { draw, leave, within } from '../hooks.fixture.ts';
import { PartyTools } from './PartyTools.tsx';

/** Cards that the company keeps. */
const server = vi.hoisted(() => ({ cards: [] as AnyRecord[] }));
const told = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../hooks.fixture.ts')).hooks,
}));
vi.mock('../kit/toasts.ts', () => told);
vi.mock('../api/session.ts', () => ({ useMay: () => () => true }));
vi.mock('../api/call.ts', () => ({
  call: async ({ name }: { name: string }, params: { ID: string; CUERPO: { FICHA: AnyRecord } }) => {
    if (name === 'create') return server.cards.push(params.CUERPO.FICHA);
    if (name === 'open') return { body: { FICHA: server.cards[Number(params.ID)] } };
    const named = ({ NOMBRE, NIT, IDENTIFICACION }: AnyRecord) => ({ NOMBRE, NIT, IDENTIFICACION });
    return { rows: server.cards.map((card, at) => ({ ID: String(at), RESUMEN: named(card) })) };
  },
}));

const fields = {
  NOMBRE: field.text('Nombre', { party: 'PROVEEDOR.NOMBRE' }),
  DIRECCION: field.text('Dirección', { party: 'PROVEEDOR.DIRECCION' }),
};

/** Presses «Guardar en mis catálogos» in a document with that supplier, and waits until it is told how it went. */
async function keep(supplier: AnyRecord): Promise<void> {
  told.toast.mockClear();
  const document = { body: { FACTURA: supplier }, readOnly: false, session: {} };
  const props = { dataSet: 'FACTURA', fields, role: 'PROVEEDOR', title: 'Elegir', document };
  const all = [...within(draw(() => PartyTools(props as never)))];
  const button = all.find((each) => each.props['children'] === 'Guardar en mis catálogos')!.props;
  (button['onClick'] as () => void)();
  await vi.waitFor(() => expect(told.toast).toHaveBeenCalled());
}

afterEach(leave);

it('a supplier without a number that is kept already is not kept twice, and one of another address is', async () => {
  const supplier = { NOMBRE: 'BRIGHT WAVE LTD.', DIRECCION: '1 Nanhai Road' };
  await keep(supplier);
  expect(told.toast.mock.lastCall?.[0]).toBe('Guardado en mis catálogos');
  await keep(supplier);
  expect(told.toast.mock.lastCall?.[0]).toBe('Ya está en mis catálogos');
  expect(server.cards).toHaveLength(1);
  await keep({ ...supplier, DIRECCION: '9 Bund' });
  expect(server.cards).toHaveLength(2);
});
