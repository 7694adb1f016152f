import { useEffect, useState } from 'react';
import { OutsideBanner } from './outside/OutsideBanner.tsx';

/** A page that opens asks for what it shows first. */
const AFTER_MS = 4_000;

/** Comes when the page stands: none waits for it. */
export function Banner() {
  const [isDue, fall] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => fall(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <OutsideBanner /> : null;
}
