import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

export const draw = (root: HTMLElement): void => createRoot(root).render(<App />);
