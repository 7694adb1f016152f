import { afterEach, expect, it, vi } from 'vitest';
import { draw, leave, within } from '../../hooks.fixture.ts';
import { MessageForm } from './MessageForm.tsx';

const page = vi.hoisted(() => ({
  uploads: [] as { id: string }[],
  say: vi.fn(async () => ({ ID_HILO: 'h' })),
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));
vi.mock('../../api/queries.ts', () => ({
  useAction: () => ({ isPending: false, isError: false, mutateAsync: page.say }),
  useProcedure: () => ({}),
}));
vi.mock('../../document/files/useUploads.ts', () => ({
  useUploads: () => ({ queue: { add: vi.fn() }, uploads: page.uploads }),
}));
vi.mock('./orderHome.ts', () => ({ useOrderHome: () => ({}) }));

const onSent = vi.fn();
const form = () => {
  const all = [...within(draw(() => MessageForm({ orderId: 'ord-1', audience: 'AGENCIA', onSent })))];
  const one = (name: string, value: unknown) => all.find(({ props }) => props[name] === value)!.props;
  return {
    write: one('label', 'Mensaje')['onChange'] as (text: string) => void,
    send: one('type', 'submit'),
    submit: all[0]!.props['onSubmit'] as (event: object) => void,
  };
};
const enter = { preventDefault: () => undefined };

afterEach(() => {
  leave();
  page.uploads = [];
  page.say.mockClear();
});

it('a message waits for its file: neither its button nor the Enter key sends it before', async () => {
  page.uploads = [{ id: 'u-1' }];
  form().write('Adjunto la factura corregida.');
  expect(form().send['disabled']).toBe(true);
  form().submit(enter);
  expect(page.say).not.toHaveBeenCalled();

  page.uploads = [];
  expect(form().send['disabled']).toBe(false);
  form().submit(enter);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith('h'));
  expect(page.say).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ID: 'ord-1', TEXTO: 'Adjunto la factura corregida.' }),
  );
});

it('a message without words is not sent', () => {
  expect(form().send['disabled']).toBe(true);
  form().submit(enter);
  expect(page.say).not.toHaveBeenCalled();
});
