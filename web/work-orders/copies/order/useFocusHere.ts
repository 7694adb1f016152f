import { useEffect, useRef, type RefObject } from 'react';

/** For what takes the place of what was pressed: the focus goes there once, and a screen reader with it. */
export function useFocusHere<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
