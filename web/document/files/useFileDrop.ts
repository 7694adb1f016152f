import { useState, type DragEvent } from 'react';
import { targetOf } from '../../kit/targetOf.ts';

/** Handlers of a place that takes dropped files, and whether some are held over it. */
export function useFileDrop(onFiles: (files: readonly File[], target: Element) => void): {
  over: boolean;
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
} {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event) => {
        // Going from one child to the next leaves the first and not the place.
        if (!event.currentTarget.contains(targetOf({ target: event.relatedTarget }) ?? null)) setOver(false);
      },
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files], event.target as Element);
      },
    },
  };
}
