import { useRef } from 'react';
import { later } from './later.tsx';
import type { DialogProps } from './WindowFrame.tsx';

const WindowFrame = later(async () => (await import('./WindowFrame.tsx')).WindowFrame);

/**
 * Window over the page for a form or a list; left through its own buttons or the cross. A form is never left by Escape
 * (spec 5, form dialogs); what only shows something is. What it is drawn with comes soon after the first page, or with the
 * first that is opened.
 */
export function Dialog(props: DialogProps) {
  const wanted = useRef(false);
  wanted.current ||= props.opened;
  return wanted.current ? <WindowFrame {...props} /> : null;
}
