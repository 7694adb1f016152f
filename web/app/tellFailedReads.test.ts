import { hashKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, OFFLINE } from '../api/apiError.ts';
import { queryClient } from '../api/queryClient.ts';
import { screens, type Screen } from '../api/screens.ts';
import { shownFailedRead } from '../kit/toasts.ts';
import { tellFailedReads } from './tellFailedReads.ts';

const queryKey = ['work-orders', 'thread'];
const answer = vi.fn(async () => 'respuesta');
const offline = new ApiError('Sin conexión con el servidor.', { code: OFFLINE, status: 0 });
let leavePage = (): void => undefined;
let stop = (): void => undefined;

beforeEach(() => {
  queryClient.setQueryData(queryKey, 'respuesta');
  stop = tellFailedReads();
  const page = new QueryObserver(queryClient, {
    queryKey,
    queryFn: answer,
    retry: false,
    staleTime: Infinity,
  });
  leavePage = page.subscribe(() => undefined);
});
afterEach(() => {
  leavePage();
  stop();
  queryClient.clear();
});

const poll = (): Promise<void> => queryClient.refetchQueries({ queryKey });

it('says of what is shown that it could not be refreshed, why, and asks again', async () => {
  expect(shownFailedRead.get()).toBeUndefined();
  answer.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  await poll();
  const said = shownFailedRead.get();
  expect(said?.reason).toBe('Sin conexión con el servidor.');
  // Who closed it is not told the same at every poll.
  await poll();
  expect(shownFailedRead.get()).toBe(said);
  await said!.again();
  expect(shownFailedRead.get()).toBeUndefined();
});

/** A screen that asks what was never answered, and whether it says itself that it failed. */
async function unanswered(looks: boolean, error: ApiError): Promise<void> {
  queryClient.removeQueries({ queryKey });
  const screen: Screen = { question: hashKey(queryKey), looks };
  screens.add(screen);
  answer.mockRejectedValueOnce(error);
  const page = new QueryObserver(queryClient, { queryKey, queryFn: answer, retry: false });
  const leave = page.subscribe(() => undefined);
  leavePage = () => {
    leave();
    screens.delete(screen);
  };
  await vi.waitFor(() => expect(page.getCurrentResult().isError).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 400));
}

it('says of what was never answered, and whose screen looks as if there were nothing, that it is missing', async () => {
  await unanswered(false, offline);
  const said = shownFailedRead.get();
  expect(said).toMatchObject({ what: 'missing', reason: 'Sin conexión con el servidor.' });
  await said!.again();
  expect(shownFailedRead.get()).toBeUndefined();
});

it('says nothing of it where the screen says it itself, or where the server decided that there is no answer', async () => {
  await unanswered(true, offline);
  expect(shownFailedRead.get()).toBeUndefined();
  leavePage();
  await unanswered(false, new ApiError('Le falta el permiso.', { code: 'auth.forbidden', status: 403 }));
  expect(shownFailedRead.get()).toBeUndefined();
});

it('says nothing of a page that was left', async () => {
  answer.mockRejectedValueOnce(offline);
  await poll();
  leavePage();
  expect(shownFailedRead.get()).toBeUndefined();
});
