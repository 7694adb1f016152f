import { afterEach, expect, it, vi } from 'vitest';
import { draw, leave, within } from '../../hooks.fixture.ts';
import { saveAllOpen } from '../../api/leaving.ts';
import { MessageForm } from './MessageForm.tsx';

const page = vi.hoisted(() => ({
  user: 'u',
  /** 256 bits, base64. */
  draftKey: btoa('k'.repeat(32)),
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
vi.mock('../../api/session.ts', () => ({
  useSession: () => ({ company: { id: 'c' }, user: { id: page.user }, draftKey: page.draftKey }),
}));
vi.mock('./orderHome.ts', () => ({ useOrderHome: () => ({}) }));

const onSent = vi.fn();
const form = (threadId?: string) => {
  const all = [
    ...within(draw(() => MessageForm({ orderId: 'ord-1', threadId, audience: 'AGENCIA', onSent }))),
  ];
  const one = (name: string, value: unknown) => all.find(({ props }) => props[name] === value)!.props;
  return {
    text: one('label', threadId === undefined ? 'Mensaje' : 'Respuesta')['value'],
    write: one('label', threadId === undefined ? 'Mensaje' : 'Respuesta')['onChange'] as (
      text: string,
    ) => void,
    send: one('type', 'submit'),
    submit: all[0]!.props['onSubmit'] as (event: object) => void,
  };
};
const enter = { preventDefault: () => undefined };

afterEach(() => {
  leave();
  page.uploads = [];
  page.user = 'u';
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

it('what is half written stays with its thread while another one is read, until it is sent', async () => {
  form('h-1').write('Falta la casilla 24.');
  leave();
  expect(form('h-2').text).toBe('');
  leave();
  expect(form('h-1').text).toBe('Falta la casilla 24.');
  form('h-1').submit(enter);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  leave();
  expect(form('h-1').text).toBe('');
});

it('what one person half wrote is shown to no other one', () => {
  form('h-3').write('Solo mío.');
  leave();
  page.user = 'v';
  expect(form('h-3').text).toBe('');
});

it('who leaves is asked while a message is half written', async () => {
  expect(await saveAllOpen()).toBe(true);
  form('h-4').write('A medias.');
  expect(await saveAllOpen()).toBe(false);
  form('h-4').write('');
  expect(await saveAllOpen()).toBe(true);
});
