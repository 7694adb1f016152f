import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, OFFLINE } from '../../api/apiError.ts';
import { comparisonOf, type Comparison } from './comparison.ts';
import { Seal } from './Seal.tsx';

vi.mock('react-router-dom', () => ({ useNavigate: () => () => undefined }));
vi.mock('../../api/session.ts', () => ({ useMay: () => () => true }));
vi.mock('../../users/useStepUp.tsx', () => ({ useStepUp: () => ({ run: () => undefined, dialog: null }) }));
vi.mock('@mantine/core', async () => {
  const { createElement: make } = await import('react');
  return {
    Button: ({ disabled, children }: { disabled?: boolean; children: string }) =>
      make('button', { disabled }, children),
  };
});

const NEVER_ASKED = {
  error: null,
  unrefreshed: null,
  isFetching: true,
  isFetchedAfterMount: false,
  isPlaceholderData: false,
  refetch: vi.fn(),
};
const TOLD = { ...NEVER_ASKED, isFetching: false, isFetchedAfterMount: true };
const offline = new ApiError('No hay conexión.', { code: OFFLINE, status: 0 });
const FAILED = { ...TOLD, error: offline };

describe('the comparison with the other documents', () => {
  it('is known once this page has had an answer of this version, and by no answer of before', () => {
    expect(comparisonOf(TOLD)).toEqual({ phase: 'told' });
    expect(comparisonOf(NEVER_ASKED)).toEqual({ phase: 'waiting' });
    // What the editor had is shown, and asked again.
    expect(comparisonOf({ ...TOLD, isFetching: true, isFetchedAfterMount: false })).toEqual({
      phase: 'waiting',
    });
    expect(comparisonOf({ ...TOLD, isPlaceholderData: true })).toEqual({ phase: 'waiting' });
  });

  it('that failed says why, and waits again while it is asked again', () => {
    const failed = comparisonOf(FAILED);
    expect(failed).toMatchObject({ phase: 'failed', reason: 'No hay conexión.' });
    if (failed.phase === 'failed') failed.again();
    expect(FAILED.refetch).toHaveBeenCalledOnce();
    expect(comparisonOf({ ...FAILED, isFetching: true })).toEqual({ phase: 'waiting' });
  });

  it('that failed although there is an answer of before is one that failed: the answer may be another by now', () => {
    const refused = { ...TOLD, unrefreshed: offline };
    expect(comparisonOf(refused)).toMatchObject({ phase: 'failed', reason: 'No hay conexión.' });
    expect(comparisonOf({ ...refused, isFetching: true })).toEqual({ phase: 'waiting' });
  });
});

describe('the seal', () => {
  const drawn = (comparison: Comparison): string =>
    renderToStaticMarkup(
      createElement(Seal, {
        screens: { kind: { module: 'duca' }, procedures: {} },
        document: { header: { VERSION: 3 }, session: {} },
        changing: false,
        act: 'transmitir',
        comparison,
      } as unknown as Parameters<typeof Seal>[0]),
    );
  const button = (comparison: Comparison): string =>
    /<button[^>]*>(?!Comparar de nuevo)[^<]*<\/button>/.exec(drawn(comparison))![0];

  it('waits for the comparison', () => {
    expect(button({ phase: 'waiting' })).toBe('<button disabled="">Comparando…</button>');
    expect(drawn({ phase: 'waiting' })).toContain('lo que no coincida sale arriba');
    expect(button({ phase: 'told' })).toBe('<button>Sellar y transmitir</button>');
    expect(drawn({ phase: 'told' })).not.toContain('No se pudo comparar');
  });

  it('goes without a comparison that failed, once that is said plainly and never in silence', () => {
    const failed: Comparison = { phase: 'failed', reason: 'No hay conexión.', again: () => undefined };
    expect(button(failed)).toBe('<button>Sellar y transmitir sin comparar</button>');
    const said = drawn(failed);
    expect(said).toContain('role="alert"');
    expect(said).toContain('No se pudo comparar con los demás documentos');
    expect(said).toContain('No hay conexión.');
    expect(said).toContain('Comparar de nuevo');
  });
});
