import './noEval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// Spec 2: the saved root filter is cleared at start.
localStorage.removeItem('filtroot');

createRoot(window.document.getElementById('root')!).render(<App />);
