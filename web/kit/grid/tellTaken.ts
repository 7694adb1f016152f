import { toast } from '../toasts.ts';

/** Lines that are gone are told, with the way back: a key that is pressed by mistake takes nothing in silence. */
export const tellTaken = (count: number): void =>
  count === 1
    ? toast('Se quitó 1 línea', 'Vuelve con Deshacer (Ctrl+Z).', 'good')
    : toast(`Se quitaron ${count} líneas`, 'Vuelven con Deshacer (Ctrl+Z).', 'good');
