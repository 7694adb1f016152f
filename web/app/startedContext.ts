import { createContext, useContext } from 'react';
import type { Started } from './startUp.ts';

export const StartedContext = createContext<(Started & { logout: () => void }) | undefined>(undefined);

export function useStarted(): Started & { logout: () => void } {
  const started = useContext(StartedContext);
  if (!started) throw new Error('useStarted is called outside the guarded area');
  return started;
}
