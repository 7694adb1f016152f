import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionFacts } from '../../shared/users/sessionFacts.ts';
import { checkSession } from './checkSession.ts';
import { askPageAhead } from './askPageAhead.ts';
import { askFirst, firstCheck, startOf } from './firstCheck.ts';
import { startUp, type Started } from './startUp.ts';

vi.mock('./checkSession.ts', () => ({ checkSession: vi.fn() }));
vi.mock('./askPageAhead.ts', () => ({ askPageAhead: vi.fn() }));
vi.mock(import('./startUp.ts'), async (original) => ({ ...(await original()), startUp: vi.fn() }));

const factsOf = (more: object = {}): SessionFacts =>
  ({
    user: { Id: 'emp', IdPerfil: '2', UsuarioTracking: '0' },
    factorOwed: false,
    permissions: [],
    ...more,
  }) as never;
const answering = (facts: SessionFacts | undefined) => vi.mocked(checkSession).mockResolvedValue(facts);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('window', { location: { hash: '#/ducagt?q=4711' } });
  vi.mocked(startUp).mockResolvedValue({} as Started);
});

afterEach(() => vi.unstubAllGlobals());

describe('the first question of a page', () => {
  it('begins the start with its answer, before anybody takes it, and once', async () => {
    const facts = factsOf({ permissions: ['duca:read'] });
    answering(facts);
    askFirst();
    await vi.waitFor(() => expect(startUp).toHaveBeenCalledExactlyOnceWith(facts));
    // What the page of the address asks is asked with it.
    await vi.waitFor(() => expect(askPageAhead).toHaveBeenCalledOnce());
    expect(vi.mocked(askPageAhead).mock.calls[0]).toMatchObject([
      { pathname: '/ducagt', search: '?q=4711' },
      { company: 'emp', permissions: ['duca:read'] },
    ]);
    expect(await firstCheck()).toBe(facts);
    await startOf(facts);
    expect(checkSession).toHaveBeenCalledTimes(1);
    expect(startUp).toHaveBeenCalledTimes(1);
    // Who signs in anew starts anew.
    await startOf(facts);
    expect(startUp).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nobody', undefined],
    ['who owes a second factor', factsOf({ factorOwed: true })],
    ['who operates the platform', factsOf({ permissions: ['operator'] })],
    ['who works in another application', factsOf({ user: { IdPerfil: '8', UsuarioTracking: '0' } })],
    ['whose profile lets nobody in', factsOf({ user: { IdPerfil: '7', UsuarioTracking: '0' } })],
  ])('starts nothing for %s', async (_who, facts) => {
    answering(facts);
    askFirst();
    expect(await firstCheck()).toBe(facts);
    expect(startUp).not.toHaveBeenCalled();
    expect(askPageAhead).not.toHaveBeenCalled();
  });

  it('hands a failure to who takes the answer, and to nobody else', async () => {
    const facts = factsOf();
    answering(facts);
    vi.mocked(startUp).mockRejectedValueOnce(new Error('sin perfil'));
    askFirst();
    expect(await firstCheck()).toBe(facts);
    await expect(startOf(facts)).rejects.toThrow('sin perfil');
  });
});
