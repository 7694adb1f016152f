import { useRef } from 'react';
import { Button } from '../simple.tsx';
import { toast } from '../toasts.ts';

/** Paste without a mouse or an active cell; an empty sheet has no cell to paste on, and cards have none. */
export function PasteButton(props: { onBlock: (text: string) => void; otherwise: string }) {
  const reading = useRef(false);
  const read = async (): Promise<void> => {
    if (reading.current) return;
    reading.current = true;
    try {
      props.onBlock(await navigator.clipboard.readText());
    } catch {
      toast('No se pudo leer el portapapeles', props.otherwise, 'bad');
    } finally {
      reading.current = false;
    }
  };
  return (
    <Button variant="default" onClick={() => void read()}>
      Pegar de Excel
    </Button>
  );
}
