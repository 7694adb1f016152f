import { Button as LibraryButton, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Icon } from './icons.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  variant?: 'filled' | 'default' | 'subtle';
  icon?: string;
  loading?: boolean;
  /** An act that cannot be taken back: red where it is the answer of a window, in red letters among others. */
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
  const red = variant === 'filled' ? 'd-danger' : 'd-danger-text';
  return (
    <LibraryButton
      {...props}
      type={type}
      variant={variant}
      className={`${className} ${danger ? red : ''}`}
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

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'size' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** A line under the label. */
  description?: string;
}

/** Inputs outside documents: sign-in and the like. */
export const PlainInput = ({ onChange, error, ...props }: PlainInputProps) => (
  <TextInput {...props} error={error ?? false} onChange={(event) => onChange(event.currentTarget.value)} />
);

export const SecretInput = ({ onChange, error, ...props }: PlainInputProps) => (
  <PasswordInput
    {...props}
    error={error ?? false}
    visibilityToggleIcon={({ reveal }) => <Icon name={reveal ? 'hide' : 'eye'} />}
    visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar la contraseña' }}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface PlainTextProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text outside documents: a message. */
export const PlainText = ({ onChange, ...props }: PlainTextProps) => (
  <Textarea {...props} autosize minRows={2} onChange={(event) => onChange(event.currentTarget.value)} />
);
