import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import { importParts, type ImportPart } from '../../shared/invoices/csv/importParts.ts';
import { invoiceProcedures, type importResult } from '../../shared/invoices/procedures.ts';
import { errorText, type ApiError } from '../api/apiError.ts';
import { useAction } from '../api/queries.ts';
import { readRowsFile } from '../kit/readFile.ts';
import { useReference } from '../kit/reference.ts';
import { importInParts, type PartsTold } from './importInParts.ts';

export type Preview = z.infer<typeof importResult>;

/** Read whole by the browser before anything is sent. */
export const LARGEST_FILE = 50 * 1024 * 1024;

interface Import {
  /** What the file holds; undefined until it was read, and where that failed. */
  preview: Preview | undefined;
  /** Set while parts go out. */
  told: (PartsTold & { creating: boolean }) | undefined;
  /** Why the file is not even read; '' when it is. */
  refused: string;
  error: ApiError | undefined;
  look: (file: File) => Promise<void>;
  /** Creates what was shown; how many were, or undefined when a part failed. */
  create: () => Promise<number | undefined>;
}

/** Why a file is not even read; '' when it is. */
const tooLarge = ({ size }: File): string =>
  size > LARGEST_FILE
    ? `El archivo pesa ${sizeText(size)} y se importan hasta ${sizeText(LARGEST_FILE)} de una vez; divídalo en varios, con cada factura entera en uno.`
    : '';

const onlyTold = (problems: Preview['problems']): Preview => ({ CREADAS: 0, invoices: [], problems });

/**
 * A file of invoices for an order, in as many parts as it takes. None creates anything before all were found right; a
 * window that is closed lets the part that is on its way end, and sends no other.
 */
export function useImport(orderId: string): Import {
  const [parts, setParts] = useState<readonly ImportPart[]>([]);
  const [preview, setPreview] = useState<Preview>();
  const [told, tell] = useState<Import['told']>();
  const [refused, refuse] = useState('');
  const closed = useRef(false);
  /** Number of the file that was chosen last: what an earlier one still answers is of nobody. */
  const latest = useRef(0);
  const reference = useReference();
  const action = useAction(invoiceProcedures.importCsv);
  useEffect(() => {
    closed.current = false;
    return () => void (closed.current = true);
  }, []);

  const send = async (all: readonly ImportPart[], CONFIRMAR: boolean): Promise<Preview | undefined> => {
    try {
      return await importInParts(
        all,
        async ({ CSV, FILAS }) => {
          if (closed.current) throw new Error('The window was closed');
          return action.mutateAsync({ ID_ORDEN: orderId, CSV, CONFIRMAR, FILAS: FILAS || undefined });
        },
        (next) => tell({ ...next, creating: CONFIRMAR }),
      );
    } catch {
      return undefined;
    } finally {
      tell(undefined);
    }
  };

  const look = async (file: File): Promise<void> => {
    action.reset();
    setPreview(undefined);
    const own = ++latest.current;
    const large = tooLarge(file);
    refuse(large);
    if (large !== '') return;
    try {
      const cut = importParts(await readRowsFile(file), reference);
      const found = cut.problems.length > 0 ? onlyTold(cut.problems) : await send(cut.parts, false);
      if (own !== latest.current) return;
      setParts(cut.parts);
      setPreview(found);
    } catch (thrown) {
      if (own === latest.current) refuse(errorText(thrown));
    }
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
