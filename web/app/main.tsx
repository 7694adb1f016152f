import './noEval.ts';
import { createRoot } from 'react-dom/client';
import { tellFailures } from './tellFailure.ts';
import { App } from './App.tsx';
import { askFirst } from './firstCheck.ts';
import { GUARDED, router } from './router.tsx';

tellFailures();

// Spec 2: the saved root filter is cleared at start.
localStorage.removeItem('filtroot');

if (router.state.matches.at(-1)?.route.path === GUARDED) askFirst();

createRoot(window.document.getElementById('root')!).render(<App />);
