import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, leave } from '../../hooks.fixture.ts';
import { ListSearch } from './ListSearch.tsx';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../hooks.fixture.ts')).hooks,
}));

const onChange = vi.fn();
interface Box {
  value: string;
  onChange: (text: string) => void;
}

/** The box as it is drawn for what the address says. */
const boxAt = (value: string): Box => {
  const { props } = draw(() => ListSearch({ label: 'Buscar', value, onChange }));
  return (props as { children: { props: Box } }).children.props;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  onChange.mockClear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the search box follows the address: a menu, a saved view or the way back say another text', () => {
  expect(boxAt('papel').value).toBe('papel');
  expect(boxAt('tinta').value).toBe('tinta');
  expect(boxAt('').value).toBe('');
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
});

it('what is typed asks once when the typing rests, and no older address takes it back', () => {
  boxAt('papel').onChange('papel b');
  boxAt('papel').onChange('papel bond');
  expect(boxAt('papel').value).toBe('papel bond');
  vi.advanceTimersByTime(249);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('papel bond');
  // The address follows when the next word has begun.
  boxAt('papel').onChange('papel bond a4');
  expect(boxAt('papel bond').value).toBe('papel bond a4');
  vi.runAllTimers();
  expect(onChange).toHaveBeenLastCalledWith('papel bond a4');
});
