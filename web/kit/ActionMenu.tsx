import { Button as LibraryButton } from '@mantine/core';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { Icon } from './icons.tsx';
import { untilThere } from './untilThere.ts';

export interface MenuAction {
  label: string;
  icon?: string;
  run: () => void;
  disabled?: boolean;
  danger?: boolean;
}

export interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  icon?: string | undefined;
}

type ButtonProps = ComponentProps<'button'> & Pick<ActionMenuProps, 'label' | 'icon'>;

/** The button of a menu, alone and with it. */
export const ActionButton = ({ label, icon = 'more', ...props }: ButtonProps) => (
  <LibraryButton {...(props as object)} variant="default" leftSection={<Icon name={icon} />}>
    {label}
  </LibraryButton>
);

const load = () => import('./ActionMenuList.tsx');

/** A menu of acts. What it is drawn with comes soon after the first page, or when its button is pressed. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, actions, icon } = props;
  const [List, setList] = useState<ComponentType<ActionMenuProps>>();
  if (actions.length === 0) return null;
  if (List) return <List {...props} />;
  const open = (): void => void untilThere(load).then(({ ActionMenuList }) => setList(() => ActionMenuList));
  return <ActionButton label={label} icon={icon} aria-haspopup="menu" aria-expanded={false} onClick={open} />;
}
