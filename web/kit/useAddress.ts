import { useSearchParams } from 'react-router-dom';

/** Filters, order and page of a list, kept in the address: shared, reloaded and gone back to as they were. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    read: (name: string): string => address.get(name) ?? '',
    page: Math.max(1, Number(address.get('p') ?? 1) || 1),
    /** Another filter begins at the first page, unless the page itself is given as `p`, or as its cursor `c`. */
    put: (values: Record<string, string>): void =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ p: '', c: '', ...values })) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
