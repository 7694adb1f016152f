import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

export const draw = (root: HTMLElement): void => {
  const page = createRoot(root);
  startTransition(() => page.render(<App />));
};
