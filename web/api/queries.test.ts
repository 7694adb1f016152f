import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notificationProcedures } from '../../shared/work-orders/notificationProcedures.ts';
import { askedProcedures } from '../../shared/work-orders/talk/askedProcedures.ts';
import { ApiError, OFFLINE } from './apiError.ts';
import { call } from './call.ts';
import { askAhead, queryKey, useProcedure } from './queries.ts';
import { queryClient } from './queryClient.ts';

vi.mock('./call.ts', () => ({ call: vi.fn(async () => ({})) }));

it('sends what a page asks in one moment turn by turn, so that the page answers between them', async () => {
  const sent = vi.mocked(call);
  const answers = Promise.all([
    askAhead(notificationProcedures.assigned, {}),
    askAhead(askedProcedures.asked, {}),
    askAhead(notificationProcedures.assignedCount, { ID_CLIENTE: 'emp-1', ID_USUARIO: 'ana' }),
  ]);
  const inEachTurn: number[] = [];
  while (sent.mock.calls.length < 3) {
    const before = sent.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve));
    inEachTurn.push(sent.mock.calls.length - before);
  }
  expect(Math.max(...inEachTurn.slice(1))).toBe(1);
  expect(inEachTurn.length).toBeGreaterThan(1);
  await answers;
});

describe('an answer', () => {
  const { asked } = askedProcedures;
  const key = queryKey(asked, {});
  const offline = new ApiError('Sin conexión.', { code: OFFLINE, status: 0 });
  const fail = (): void =>
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: key })
      .setState({ status: 'error', error: offline });
  /** As screens are written: what is asked still, what had no answer, and then the answer. */
  const Screen: FunctionComponent = () => {
    const question = useProcedure(asked, {}, { enabled: false });
    if (question.isPending) return 'Cargando';
    if (question.isError || question.error) return `No: ${question.error.message}`;
    return `${question.data.length}, ${question.unrefreshed?.message ?? 'de ahora'}`;
  };
  const screen = (): string =>
    renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)));
  beforeEach(() => queryClient.clear());

  it('stays on the screen though asking anew failed, and with it whatever is typed beside it', () => {
    queryClient.setQueryData(key, []);
    expect(screen()).toBe('0, de ahora');
    fail();
    expect(screen()).toBe('0, Sin conexión.');
  });

  it('that never came is a failure alone', () => {
    expect(screen()).toBe('Cargando');
    fail();
    expect(screen()).toBe('No: Sin conexión.');
  });
});
