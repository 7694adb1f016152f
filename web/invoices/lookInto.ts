import type * as z from 'zod';
import { sizeText } from '../../shared/foundation/text/sizeText.ts';
import type { importParts, ImportPart } from '../../shared/invoices/csv/importParts.ts';
import type { importResult } from '../../shared/invoices/procedures.ts';
import { errorText } from '../api/apiError.ts';

export type Preview = z.infer<typeof importResult>;

/** Read whole by the browser before anything is sent. */
export const LARGEST_FILE = 50 * 1024 * 1024;

/** What is known of the file that was chosen last. */
export interface Looked {
  parts: readonly ImportPart[];
  /** What the file holds; undefined until it was read, and where that failed. */
  preview: Preview | undefined;
  /** Why the file is not even read; '' when it is. */
  refused: string;
}

export const NOTHING: Looked = { parts: [], preview: undefined, refused: '' };

interface Look {
  /** Number of the file that was chosen last. */
  turn: { current: number };
  read: (file: Blob) => Promise<ReturnType<typeof importParts>>;
  /** Asks what the parts hold; undefined when one failed. */
  ask: (parts: readonly ImportPart[], isLatest: () => boolean) => Promise<Preview | undefined>;
  show: (looked: Looked) => void;
}

/** Why a file is not even read; '' when it is. */
const tooLarge = ({ size }: Blob): string =>
  size > LARGEST_FILE
    ? `El archivo pesa ${sizeText(size)} y se importan hasta ${sizeText(LARGEST_FILE)} de una vez; divídalo en varios, con cada factura entera en uno.`
    : '';

const onlyTold = (problems: Preview['problems']): Preview => ({ CREADAS: 0, invoices: [], problems });

/** Reads a file and asks what it holds. Once another is chosen, whatever the earlier one still answers is of nobody. */
export async function lookInto(file: Blob, { turn, read, ask, show }: Look): Promise<void> {
  const own = (turn.current += 1);
  const isLatest = (): boolean => own === turn.current;
  const large = tooLarge(file);
  show({ ...NOTHING, refused: large });
  if (large !== '') return;
  let looked: Looked;
  try {
    const { parts, problems } = await read(file);
    const preview = problems.length > 0 ? onlyTold(problems) : await ask(parts, isLatest);
    looked = { ...NOTHING, parts, preview };
  } catch (thrown) {
    looked = { ...NOTHING, refused: errorText(thrown) };
  }
  if (isLatest()) show(looked);
}
