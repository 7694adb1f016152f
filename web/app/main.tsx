import * as z from 'zod';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// The policy refuses `new Function`, which zod would probe for.
z.config({ jitless: true });

// Spec 2: the saved root filter is cleared at start.
localStorage.removeItem('filtroot');

createRoot(document.getElementById('root')!).render(<App />);
