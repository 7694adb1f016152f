import { Button as LibraryButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon } from './icons.tsx';

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

type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & Pick<ActionMenuProps, 'label' | 'icon'>;

/** The button of a menu, alone and with it. */
export const ActionButton = ({ label, icon = 'more', ...props }: ButtonProps) => (
  <LibraryButton {...props} variant="default" leftSection={<Icon name={icon} />}>
    {label}
  </LibraryButton>
);
