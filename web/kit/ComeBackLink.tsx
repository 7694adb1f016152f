import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The link by which the person last went elsewhere, and from which entry of the browser's history. */
let left: { entry: string; to: string } | undefined;

/** A link that has the focus again when the person comes back by the browser's Back: they go on where they left. */
export function ComeBackLink({ to, className, label }: { to: string; className: string; label: string }) {
  const { key } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (left?.entry !== key || left.to !== to) return;
    left = undefined;
    link.current?.focus();
    // Only when it is drawn: what the click itself draws anew is not a coming back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Link ref={link} className={className} to={to} onClick={() => (left = { entry: key, to })}>
      {label}
    </Link>
  );
}
