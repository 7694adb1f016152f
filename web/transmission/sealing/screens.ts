import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import type { Reference } from '../../../shared/foundation/documents/reference.ts';
import type { ModuleName } from '../../../shared/foundation/modules.ts';
import type { Problem } from '../../../shared/foundation/rules/problem.ts';
import type { DeclarationBody } from '../../../shared/transmission/acceptedVersions.ts';
import type { Owed } from '../../../shared/transmission/amendmentChanges.ts';
import type { amendmentProcedures } from '../../../shared/transmission/declarationProcedures.ts';
import type { ChangeWords } from './sayRejection.ts';
import type { Comparison } from './comparison.ts';
import type { StatusContract } from './findHandedOver.ts';
import type { Releasing } from './Released.tsx';
import type { PrintContracts } from '../../document/print/printDocument.ts';
import type { OpenDocument } from '../../document/useDocument.ts';
import type { DocumentContracts } from '../../document/session/sessionWorld.ts';

/** One answer of a declaration as it will be sealed, and the field where it is changed. */
export interface CheckFact {
  label: string;
  value: string;
  path: string;
}

/** How a country speaks of what is done with a declaration. */
export interface SealingWords {
  /** «la DUCA» */
  the: string;
  /** «transmitir», and as who reads is told to: «transmita». */
  send: string;
  review: string;
  /** Of one that is not waiting to be sealed. */
  closed: string;
  /** «rectificación», «Rectificar» */
  change: ChangeWords;
  /** «Anular ante SAT»; the question before it, and what it means. */
  withdraw: { verb: string; question: string; text: string };
}

type Amending = ReturnType<typeof amendmentProcedures<ModuleName>>;

/** What the screens before a seal ask of a kind of declaration; everything else is the same for all. */
export interface SealingScreens<B extends DeclarationBody> {
  kind: DocumentKind;
  definition: DocumentDefinition<B>;
  procedures: DocumentContracts & Amending & Releasing & PrintContracts & { status: StatusContract };
  words: SealingWords;
  /** States in which it may be sealed to be registered. */
  sealable: readonly string[];
  owed: (body: B) => Owed;
  facts: (body: B, reference: Reference) => CheckFact[];
  /** What is known to stand against it besides what is found in it. */
  useMoreProblems: (document: OpenDocument<B>) => readonly Problem[];
  /** Whether what the other documents say of the version is there; asked of one that may be sealed. */
  useComparison: (document: OpenDocument<B>, asked: boolean) => Comparison;
  /** Seals the saved version; undefined when the person must look again first. */
  seal: (document: OpenDocument<B>, saved: { ID: string; LOCK: number }) => Promise<string | undefined>;
}
