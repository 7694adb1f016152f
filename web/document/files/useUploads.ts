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
 * @param onCome is told of each that arrived, and of the name of a file with the same bytes; false once it said itself
 * what became of it
 */
export function useUploads(
  home: FileHome,
  onCome: (file: AttachedFile, line: string, twin: string) => false | void,
  paperOf: (line: string) => string | undefined = (line) => line,
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
          const told = world.current.onCome(facts, line, twin) === false;
          if (twin && !told)
            toast('El mismo archivo dos veces', `Es igual a «${twin}», que ya tenía.`, 'info');
        },
      }),
  );
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.snapshot) };
}
