import { createContext, type ReactNode } from 'react';

/** Draws under a field what services outside say of its value; absent where nobody says anything. */
export const FieldAside = createContext<((path: string) => ReactNode) | undefined>(undefined);
