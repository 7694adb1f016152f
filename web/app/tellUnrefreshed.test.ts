import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, OFFLINE } from '../api/apiError.ts';
import { queryClient } from '../api/queryClient.ts';
import { shownUnrefreshed } from '../kit/toasts.ts';
import { tellUnrefreshed } from './tellUnrefreshed.ts';

const queryKey = ['work-orders', 'thread'];
const answer = vi.fn(async () => 'respuesta');
const offline = new ApiError('Sin conexión con el servidor.', { code: OFFLINE, status: 0 });
let leavePage = (): void => undefined;
let stop = (): void => undefined;

beforeEach(() => {
  queryClient.setQueryData(queryKey, 'respuesta');
  stop = tellUnrefreshed();
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
  expect(shownUnrefreshed.get()).toBeUndefined();
  answer.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
  await poll();
  const said = shownUnrefreshed.get();
  expect(said?.reason).toBe('Sin conexión con el servidor.');
  // Who closed it is not told the same at every poll.
  await poll();
  expect(shownUnrefreshed.get()).toBe(said);
  await said!.again();
  expect(shownUnrefreshed.get()).toBeUndefined();
});

it('says nothing of a page that was left, nor of a question that was never answered: that one says it itself', async () => {
  answer.mockRejectedValueOnce(offline);
  await poll();
  leavePage();
  expect(shownUnrefreshed.get()).toBeUndefined();
  queryClient.removeQueries({ queryKey });
  answer.mockRejectedValueOnce(offline);
  const page = new QueryObserver(queryClient, { queryKey, queryFn: answer, retry: false });
  leavePage = page.subscribe(() => undefined);
  await vi.waitFor(() => expect(page.getCurrentResult().isError).toBe(true));
  expect(shownUnrefreshed.get()).toBeUndefined();
});
