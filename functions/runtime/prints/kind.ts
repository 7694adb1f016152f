import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import type { PrintedPdf } from '../../../shared/foundation/pdf/renderPdf.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { TenantScope } from '../scope.ts';
import type { Services } from '../services.ts';
import type { PrintRow } from './row.ts';

/** One print that is to be made. */
export interface PrintWork<R extends PrintRow> {
  services: Services;
  scope: TenantScope;
  /** What the print belongs to. */
  id: string;
  row: R;
  reference: Reference;
  /** Hears how far a long one is, in percent. */
  progress: (percent: number) => Promise<void>;
}

/** Without a file the print has failed with its problems. */
export interface MadePrint {
  problems: readonly Problem[];
  pdf?: PrintedPdf;
  /** Whether it is no draft: what somebody signs and hands over, of which nobody may ever say that it was another. */
  final?: boolean;
  /** Hash of the object, when the kind wrote it itself, piece by piece. */
  sha256?: string;
}

/** A kind of print of a module. Its function is a method, so that a kind stands where any kind is asked for: whoever holds one gives it rows of its own. */
export interface PrintKind<R extends PrintRow> {
  /** Table of the rows and folder of the objects. */
  module: ModuleName;
  /** Queue of the long ones. */
  queue: string;
  /** How a refusal speaks of it: «La DVA». */
  title: string;
  /** Whether it is no draft, and so has a code at its foot; absent of what is packed, of which the logbook is told nothing. */
  isPaper?(row: R): boolean;
  /** Makes the file; the same row always gives the same bytes, so making it twice does no harm. */
  make(work: PrintWork<R>): Promise<MadePrint>;
}
