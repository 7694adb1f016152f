import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of a page: it names the window and takes the focus when the page is arrived at. */
export function PageTitle({ children }: { children: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.document.title = `${children} · Despacho`;
    heading.current?.focus({ preventScroll: true });
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
