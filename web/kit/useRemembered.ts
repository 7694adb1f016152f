import { useState } from 'react';

const PREFIX = 'despacho.';

function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** State of the look of a screen that stays over visits: folded panels, chosen columns. Never data of a company. */
export function useRemembered<T>(name: string, otherwise: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => recall(name, otherwise));
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(PREFIX + name, JSON.stringify(next));
      } catch {
        // A browser without storage forgets; nothing else depends on it.
      }
    },
  ];
}
