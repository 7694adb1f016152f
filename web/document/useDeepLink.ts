import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { jumpWhenDrawn } from '../kit/jump.ts';
import { FIELD_PARAMETER } from './otherPlace.ts';

/**
 * Goes to the field that the address names, once, and takes it out of the address.
 * @param pathTo the path of what is named, in the document as it is now
 */
export function useDeepLink(pathTo: (place: string) => string): void {
  const [address, setAddress] = useSearchParams();
  const place = address.get(FIELD_PARAMETER) ?? '';
  useEffect(() => {
    if (place === '') return;
    const left = new AbortController();
    void jumpWhenDrawn(pathTo(place), left.signal).then(() => {
      // Once left, the address is another page's.
      if (left.signal.aborted) return;
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(FIELD_PARAMETER);
          return next;
        },
        { replace: true },
      );
    });
    return () => left.abort();
    // The setter is another one at every render; the place alone decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
}
