import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sampleReference } from '../../../shared/duca/sampleSources.fixture.ts';
import { ReferenceContext } from '../../kit/reference.ts';
import { OperateCompany } from './OperateCompany.tsx';

vi.mock('../../kit/windows.tsx', () => ({ Dialog: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../kit/PlainSelect.tsx', () => ({ PlainSelect: () => null }));
vi.mock('../../kit/simple.tsx', () => ({
  Button: () => null,
  PlainInput: ({ label, type }: { label: string; type?: string }) =>
    createElement('input', { 'aria-label': label, type }),
}));
vi.mock('../../users/useStepUp.tsx', () => ({ useStepUp: () => ({ run: vi.fn(), dialog: null }) }));
vi.mock('../../api/queries.ts', () => ({ useAction: () => ({ isPending: false }) }));
vi.mock('../../api/serverClock.ts', () => ({ serverNow: () => new Date('2026-11-20T18:00:00Z') }));

it('the day from which a plan changes is written as every other day, day first', () => {
  const company = { ID: 'emp-1', NOMBRE: 'Aduanera', PLAN: undefined } as never;
  const shown = renderToStaticMarkup(
    createElement(
      ReferenceContext,
      { value: sampleReference('GT') },
      createElement(OperateCompany, { what: 'plan', company, plans: [], close: () => undefined }),
    ),
  );
  expect(shown).not.toContain('type="date"');
  expect(shown).toMatch(
    /placeholder="dd\/mm\/aaaa"[^>]*value="21\/11\/2026"|value="21\/11\/2026"[^>]*placeholder="dd\/mm\/aaaa"/,
  );
});
