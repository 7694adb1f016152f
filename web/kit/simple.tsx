import { Button as LibraryButton, Menu, Modal, PasswordInput, TextInput } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icons.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  variant?: 'filled' | 'default' | 'subtle';
  icon?: string;
  loading?: boolean;
  /** An act that cannot be taken back. */
  danger?: boolean;
}

export function Button({
  variant = 'filled',
  icon,
  danger,
  className = '',
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <LibraryButton
      {...props}
      type={type}
      variant={variant}
      className={`${className} ${danger ? 'd-danger' : ''}`}
      leftSection={icon ? <Icon name={icon} /> : undefined}
    />
  );
}

/** Button that shows only an icon; its name is spoken and shown as a tip. */
export function IconButton({
  icon,
  label,
  ...props
}: { icon: string; label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" className="d-icon-button" aria-label={label} title={label} {...props}>
      <Icon name={icon} />
    </button>
  );
}

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
            leftSection={action.icon ? <Icon name={action.icon} /> : undefined}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Window over the page for a form or a list; left through its own buttons or the cross, never by Escape (spec 5). */
export function Dialog(props: {
  title: string;
  opened: boolean;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={props.wide ? 'xl' : 'md'}
      closeOnEscape={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={{ title: 'd-dialog-title' }}
    >
      {props.children}
    </Modal>
  );
}

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'size' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Inputs outside documents: sign-in and the like. */
export const PlainInput = ({ onChange, error, ...props }: PlainInputProps) => (
  <TextInput {...props} error={error ?? false} onChange={(event) => onChange(event.currentTarget.value)} />
);

export const SecretInput = ({ onChange, error, ...props }: PlainInputProps) => (
  <PasswordInput
    {...props}
    error={error ?? false}
    visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar la contraseña' }}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
