import { afterEach, expect, it, vi } from 'vitest';
import { Sidebar } from './Sidebar.tsx';

vi.mock('./menu/useMenu.ts', () => ({ useMenu: () => [] }));
vi.mock('./startedContext.ts', () => ({ useStarted: () => ({ session: { country: 'GT' } }) }));
afterEach(() => vi.unstubAllGlobals());

/** What lies around the place of a click, by the names of the elements. */
class Place {
  around: readonly string[];
  constructor(...around: string[]) {
    this.around = around;
  }
  closest(name: string): Place | null {
    return this.around.includes(name) ? this : null;
  }
}

it('a link of the menu is told as followed, also one to the page that is shown; a submenu that opens is not', () => {
  vi.stubGlobal('Element', Place);
  const onFollow = vi.fn();
  const none = (): void => undefined;
  const { onClick } = Sidebar({ onFollow, onContact: none, onOffside: none }).props as {
    onClick: (event: { target: Place }) => void;
  };
  onClick({ target: new Place('span', 'button', 'nav') });
  expect(onFollow).not.toHaveBeenCalled();
  onClick({ target: new Place('span', 'a', 'nav') });
  expect(onFollow).toHaveBeenCalledOnce();
});
