import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of a page: it names the window and takes the focus when the page is arrived at. */
export function PageTitle({ children }: { children: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.document.title = `${children} · Despacho`;
    // With the next frame: before it the page would be laid out once more, for the focus alone.
    const before = window.document.activeElement;
    const asked = requestAnimationFrame(() => {
      if (window.document.activeElement === before) heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(asked);
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
