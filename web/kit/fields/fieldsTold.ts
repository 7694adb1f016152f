import { createContext } from 'react';

/** Whether what is missing is told at every field: asked for with F9. Until then a field tells it once it was left. */
export const FieldsTold = createContext(false);
