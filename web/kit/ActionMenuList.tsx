import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { ActionButton, type ActionMenuProps } from './ActionButton.tsx';
import { Icon } from './icons.tsx';

/** The menu itself, by the library; it comes into being open, for somebody pressed its button. */
export function ActionMenuList({ label, actions, icon }: ActionMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Where the focus goes back to: the button that was pressed is another element.
    button.current?.focus();
    setOpened(true);
  }, []);
  // The words of a menu stand in one line, whether they have a sign or not.
  const blank = actions.some((each) => each.icon) ? <span className="d-menu-blank" /> : undefined;
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      // Among what the page is about, where a landmark has it.
      portalProps={{ target: 'main' }}
      zIndex={350}
      // A menu has items and nothing else: the focus goes to the first of them, and to no place before it.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionButton ref={button} label={label} icon={icon} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            disabled={action.disabled ?? false}
            className={action.danger ? 'd-danger-text' : ''}
            leftSection={action.icon ? <Icon name={action.icon} /> : blank}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
