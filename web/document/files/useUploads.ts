import { useRef, useState, useSyncExternalStore } from 'react';
import type { AttachedFile } from '../../../shared/foundation/files/procedures.ts';
import { call } from '../../api/call.ts';
import type { FileHome } from './fileHome.ts';
import { prepareFile } from './prepareFile.ts';
import { putFile } from './putFile.ts';
import { UploadQueue } from './UploadQueue.ts';
import { useReference } from '../../kit/reference.ts';
import { toast } from '../../kit/toasts.ts';

/**
 * Files on their way to a document. What each is there for is the place under which it is added, unless the document says
 * nothing of that.
 */
export function useUploads(
  home: FileHome,
  onCome: (file: AttachedFile, line: string) => void,
  paperOf = (line: string): string => line,
) {
  const reference = useReference();
  const world = useRef({ onCome, reference });
  world.current = { onCome, reference };
  const [queue] = useState(
    () =>
      new UploadQueue({
        home,
        call,
        prepare: prepareFile,
        put: putFile,
        reference: () => world.current.reference,
        paperOf,
        attach: (line, facts, twin) => {
          world.current.onCome(facts, line);
          if (twin) toast('El mismo archivo dos veces', `Es igual a «${twin}», que ya tenía.`, 'info');
        },
      }),
  );
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.snapshot) };
}
