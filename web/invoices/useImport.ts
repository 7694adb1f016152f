import { useEffect, useRef, useState } from 'react';
import { importParts, type ImportPart } from '../../shared/invoices/csv/importParts.ts';
import { invoiceProcedures } from '../../shared/invoices/procedures.ts';
import type { ApiError } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { readRowsFile } from '../kit/readFile.ts';
import { useReference } from '../kit/reference.ts';
import { importInParts, type PartsTold } from './importInParts.ts';
import { lookInto, NOTHING, type Looked, type Preview } from './lookInto.ts';

interface Import {
  preview: Looked['preview'];
  /** Set while parts go out. */
  told: (PartsTold & { creating: boolean }) | undefined;
  refused: Looked['refused'];
  error: ApiError | undefined;
  look: (file: File) => Promise<void>;
  /** Creates what was shown; how many were, or undefined when a part failed. */
  create: () => Promise<number | undefined>;
}

/**
 * A file of invoices for an order, in as many parts as it takes. None creates anything before all were found right; a
 * window that is closed lets the part that is on its way end, and sends no other.
 */
export function useImport(orderId: string): Import {
  const [{ parts, preview, refused }, show] = useState(NOTHING);
  const [told, tell] = useState<Import['told']>();
  const closed = useRef(false);
  const turn = useRef(0);
  const reference = useReference();
  const action = useAction(invoiceProcedures.importCsv);
  useEffect(() => {
    closed.current = false;
    return () => void (closed.current = true);
  }, []);

  const send = async (
    all: readonly ImportPart[],
    CONFIRMAR: boolean,
    isLatest = (): boolean => true,
  ): Promise<Preview | undefined> => {
    try {
      return await importInParts(
        all,
        async ({ CSV, FILAS }) => {
          if (closed.current || !isLatest()) throw new Error('Nobody waits for it any more');
          return action.mutateAsync({ ID_ORDEN: orderId, CSV, CONFIRMAR, FILAS: FILAS || undefined });
        },
        (next) => {
          if (isLatest()) tell({ ...next, creating: CONFIRMAR });
        },
      );
    } catch {
      return undefined;
    } finally {
      if (isLatest()) tell(undefined);
    }
  };

  const look = async (file: File): Promise<void> => {
    action.reset();
    tell(undefined);
    const read = async (chosen: Blob) => importParts(await readRowsFile(chosen), reference);
    return lookInto(file, { turn, read, ask: (all, isLatest) => send(all, false, isLatest), show });
  };

  return {
    preview,
    told,
    refused,
    error: told ? undefined : (action.error ?? undefined),
    look,
    create: async () => (await send(parts, true))?.CREADAS,
  };
}
