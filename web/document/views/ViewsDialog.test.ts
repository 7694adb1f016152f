import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, leave } from '../../hooks.fixture.ts';
import type { SavedView } from './savedView.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

const page = vi.hoisted(() => ({
  views: [] as SavedView[],
  keep: vi.fn<(view: Omit<SavedView, 'key'>, replaced: SavedView | undefined) => Promise<string>>(),
  close: vi.fn(),
}));
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));
vi.mock('react-router-dom', () => ({
  Link: () => null,
  useLocation: () => ({ pathname: '/ordenestrabajo' }),
  useNavigate: () => () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock('./useViews.ts', () => ({ useViews: () => ({ ...page, pending: false, error: null }) }));
afterEach(leave);

interface Form {
  busy: boolean;
  onName: (name: string) => void;
}

/** The form with a name for the list, as it stands now. */
function formOf(): Form {
  const columns = { order: [], hidden: [] };
  const { props } = draw(() =>
    ViewsDialog({ moduleId: 'ordenes', columns, onChoose: () => undefined, onClose: page.close }),
  );
  const parts = (props.children as ReactElement<{ children: ReactNode[] }>).props.children;
  const form = parts.filter((each) => isValidElement<Form>(each)).find((each) => 'onName' in each.props);
  return form!.props as Form;
}

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

it('Enter pressed twice keeps one view of a name', async () => {
  const kept = Promise.withResolvers<string>();
  page.keep.mockReturnValue(kept.promise);
  formOf().onName('Mías');
  expect(formOf().busy).toBe(true);
  formOf().onName('Mías');
  kept.resolve('vista.a');
  await settled();
  expect(page.keep).toHaveBeenCalledOnce();
  expect(page.close).toHaveBeenCalledOnce();
});

it('what could not be kept can be kept again', async () => {
  page.keep.mockReset().mockRejectedValueOnce(new Error('sin red')).mockResolvedValue('vista.a');
  formOf().onName('Mías');
  await settled();
  expect(formOf().busy).toBe(false);
  formOf().onName('Mías');
  await settled();
  expect(page.keep).toHaveBeenCalledTimes(2);
});
