import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './menuItem.ts';

const items: MenuItem[] = [
  { kind: 'heading', text: 'Navegación Principal' },
  {
    kind: 'branch',
    text: 'Primero',
    icon: 'grid',
    items: [
      {
        kind: 'branch',
        text: 'Segundo',
        items: [
          {
            kind: 'branch',
            text: 'Tercero',
            items: [{ kind: 'link', to: '/arancel', text: 'Cuarto', icon: 'search', alert: '12' }],
          },
        ],
      },
    ],
  },
];
const drawn = (at: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Menu items={items} />
    </MemoryRouter>,
  );

test('submenus nest up to four levels, and open down to the page that is shown (spec 2, sidebar)', () => {
  const open = drawn('/arancel');
  expect(open.match(/<ul/g)).toHaveLength(4);
  expect(open.match(/aria-expanded="true"/g)).toHaveLength(3);
  for (const name of ['Primero', 'Segundo', 'Tercero']) expect(open).toContain(`aria-label="${name}"`);
  expect(open).toMatch(/href="\/arancel"[^>]*>.*Cuarto.*<span class="d-count">12<\/span>/);
});

test('elsewhere they are closed, and what they hold is not there for anybody', () => {
  const closed = drawn('/apps');
  expect(closed.match(/aria-expanded="false"/g)).toHaveLength(1);
  expect(closed).not.toContain('Cuarto');
});
