import { Button as LibraryButton, Menu } from '@mantine/core';
import { Icon } from './icons.tsx';

export interface MenuAction {
  label: string;
  icon?: string;
  run: () => void;
  disabled?: boolean;
  danger?: boolean;
}

export function ActionMenu({
  label,
  actions,
  icon = 'more',
}: {
  label: string;
  actions: MenuAction[];
  icon?: string;
}) {
  if (actions.length === 0) return null;
  // The words of a menu stand in one line, whether they have a sign or not.
  const blank = actions.some((each) => each.icon) ? <span className="d-menu-blank" /> : undefined;
  return (
    <Menu position="bottom-end" withinPortal zIndex={350}>
      <Menu.Target>
        <LibraryButton variant="default" leftSection={<Icon name={icon} />}>
          {label}
        </LibraryButton>
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
