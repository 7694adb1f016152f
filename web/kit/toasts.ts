import { notifications } from '@mantine/notifications';

export interface LoggedToast {
  id: number;
  tone: 'info' | 'good' | 'bad';
  title: string;
  text: string;
  at: Date;
}

const KEPT = 100;
let log: readonly LoggedToast[] = [];
const listeners = new Set<() => void>();

/** Toasts go after 25 s; here they stay readable until the page is left (WCAG 2.2.1). */
export const toastLog = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): readonly LoggedToast[] => log,
};

const COLOURS: Record<LoggedToast['tone'], string> = { info: 'accent', good: 'green', bad: 'red' };

/** Shows a toast (spec 9: bottom right, 25 s, close button) and keeps it in the log. */
export function toast(title: string, text = '', tone: LoggedToast['tone'] = 'info'): void {
  log = [{ id: log.length + 1, tone, title, text, at: new Date() }, ...log].slice(0, KEPT);
  listeners.forEach((listener) => listener());
  notifications.show({
    title,
    message: text,
    color: COLOURS[tone],
    role: tone === 'bad' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  });
}
