import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, OFFLINE } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { draw, leave, within } from '../hooks.fixture.ts';
import { LoginPage } from './LoginPage.tsx';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../hooks.fixture.ts')).hooks,
}));
vi.mock('react-router-dom', () => ({ useNavigate: () => vi.fn(), useLocation: () => ({ state: null }) }));
vi.mock('../api/call.ts', () => ({ call: vi.fn() }));
vi.stubGlobal('window', { document: {} });

const page = () => {
  const all = [...within(draw(LoginPage))];
  const named = (label: string) => all.find(({ props }) => props['label'] === label)!.props;
  return {
    user: named('Usuario') as { onChange: (text: string) => void },
    password: named('Contraseña') as { value: string; onChange: (text: string) => void },
    said: all.find(({ props }) => props['role'] === 'alert')!.props.children,
    form: all.find(({ props }) => props['onSubmit'])!.props as { onSubmit: (event: object) => void },
  };
};
const signIn = async (refused: ApiError): Promise<void> => {
  vi.mocked(call).mockRejectedValueOnce(refused);
  page().user.onChange('ana.lopez');
  page().password.onChange('una clave larga');
  page().form.onSubmit({ preventDefault: () => undefined });
  await vi.waitFor(() => expect(page().said).toBe(refused.message));
};

afterEach(leave);

it('a sign-in without connection says so and leaves the password where it is: nobody judged it', async () => {
  await signIn(new ApiError('Sin conexión con el servidor.', { code: OFFLINE, status: 0 }));
  expect(page().password.value).toBe('una clave larga');
});

it('a password that was refused is written anew', async () => {
  await signIn(new ApiError('El usuario o la contraseña no son correctos.', { code: 'login', status: 401 }));
  expect(page().password.value).toBe('');
});
