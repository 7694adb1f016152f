import { instantOf } from '../../../shared/foundation/dates/date.ts';
import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { documentProblems } from '../../../shared/foundation/documents/documentProblems.ts';
import type { DocumentDefinition } from '../../../shared/foundation/documents/definition.ts';
import { finalProblems } from '../../../shared/foundation/documents/paperProblems.ts';
import type { PrintedVersion } from '../../../shared/foundation/documents/printProcedures.ts';
import type { PrintedForm } from '../../../shared/foundation/documents/printedForm.ts';
import type { AnyBody } from '../../../shared/foundation/fields/dataSet.ts';
import { blocks } from '../../../shared/foundation/rules/problem.ts';
import { storeOf } from '../documents/implementations.ts';
import type { HeaderRow } from '../documents/rows.ts';
import { standAlone } from '../documents/standAlone.ts';
import type { DerivedKind } from '../documents/sources/derivedKind.ts';
import { standing } from '../documents/sources/standing.ts';
import type { Stored } from '../documents/store.ts';
import type { Call } from '../executor.ts';
import type { MadePrint, PrintKind, PrintWork } from './kind.ts';
import { archivalPdf, pageSteps } from './makePrint.ts';
import { newPrintRow, printedFileOf, printKey, type PrintRow } from './row.ts';
import { knownPrint, refuseProblems, startPrint } from './startPrint.ts';

/** Percent of a print when the document is read, and when its pages lie in the file. */
const [READ, LAID_OUT] = [20, 90] as const;

interface PrintCall {
  ID: string;
  VERSION?: number | undefined;
  BORRADOR?: boolean | undefined;
}

/** How a kind of document is printed. */
interface DocumentPrint<B extends AnyBody, O, I extends PrintCall> {
  definition: DocumentDefinition<B>;
  queue: string;
  /** How a refusal speaks of it: «La DVA». */
  title: string;
  /** Comes with the first print, for a start does without. */
  form: () => Promise<PrintedForm<B, O>>;
  /** Options of a call, from what it says, the user's configuration and the stored document. */
  options: (call: Call<I>, stored: Stored<B>, version: number) => Promise<O>;
  /** The same version and options always give the same name, and so the same stored bytes. */
  name: (version: number, options: O) => string;
  fileName: (header: HeaderRow, version: number) => string;
  /** Printed as it is, with the mark of its options. */
  isDraft: (options: O) => boolean;
  /** Printed as the authority accepted it: nothing can be corrected any more, so problems are told and stop nothing. */
  isSettled?: (options: O) => boolean;
  /** Whether the answer does not wait for it. */
  isLong: (body: B) => boolean;
  /** How it stands to its sources, when it is derived: while they changed it is printed as a draft only. */
  derived?: DerivedKind<B>;
}

interface VersionRow<O> extends PrintRow {
  VERSION: number;
  OPCIONES: O;
}

/** Implementations of `printProcedures` for a kind of document, and the kind of print for its worker. */
export function documentPrint<B extends AnyBody, O, I extends PrintCall>(of: DocumentPrint<B, O, I>) {
  const { definition } = of;
  const { module } = definition;
  const kind = kindOf(of);

  const answer = async ({ services, scope }: Call<unknown>, id: string, row: VersionRow<O>) => ({
    ...(await printedFileOf(services, scope, module, id, row)),
    VERSION: row.VERSION,
  });

  return {
    kind: kind as PrintKind<PrintRow>,

    /**
     * Prints a version and answers with a link of one minute. A document that is not complete, or does not fit its
     * boxes, is refused with the fields' problems; as a draft it is printed with its mark. Long ones are printed by
     * the worker; ask `printStatus`.
     */
    print: async (call: Call<I>): Promise<PrintedVersion> => {
      const { ID, VERSION } = call.input;
      const stored = await storeOf(definition, call).open(ID, VERSION);
      const version = VERSION ?? stored.header.VERSION;
      const options = await of.options(call, stored, version);
      const name = of.name(version, options);
      await checkSources(of, call, stored, options);
      const known = await knownPrint(call, kind, ID, name);
      if (known) return answer(call, ID, known);
      await checkBody(of, call, stored.body, options);
      if (version === stored.header.VERSION) await standAlone(storeOf(definition, call), stored.header);
      const body = stored.body;
      const row: VersionRow<O> = {
        ...newPrintRow(call, ID, name, of.fileName(stored.header, version)),
        VERSION: version,
        OPCIONES: options,
      };
      // What was read for the check need not be read again.
      const here = { ...kind, make: (work: PrintWork<VersionRow<O>>) => pdfOf(of, work, body) };
      return answer(call, ID, await startPrint(call, here, ID, row, of.isLong(body)));
    },

    /** State of a print, with its link once it is ready. */
    printStatus: async (call: Call<{ ID: string; IMPRESION: string }>): Promise<PrintedVersion> => {
      const { services, scope, input } = call;
      await storeOf(definition, call).header(input.ID);
      const key = printKey(scope, input.ID, input.IMPRESION);
      const row = await services.database.get<VersionRow<O>>(module, key);
      if (!row) throw refusal('not-found', { what: 'ninguna impresión' });
      return answer(call, input.ID, row);
    },
  };
}

const mustBeWhole = <B extends AnyBody, O, I extends PrintCall>(
  of: DocumentPrint<B, O, I>,
  options: O,
): boolean => !of.isDraft(options) && !of.isSettled?.(options);

const kindOf = <B extends AnyBody, O, I extends PrintCall>(
  of: DocumentPrint<B, O, I>,
): PrintKind<VersionRow<O>> => ({
  module: of.definition.module,
  queue: of.queue,
  title: of.title,
  isPaper: (row) => !of.isDraft(row.OPCIONES),
  make: async (work) => {
    const store = storeOf(of.definition, work);
    const { body } = await store.content(work.id, work.row.VERSION);
    await work.progress(READ);
    return pdfOf(of, work, body);
  },
});

/** Pages of a stored version, and what did not fit its boxes; no pages of one that had to fit. */
async function pdfOf<B extends AnyBody, O, I extends PrintCall>(
  of: DocumentPrint<B, O, I>,
  { services, scope, id, row, reference, progress }: PrintWork<VersionRow<O>>,
  body: B,
): Promise<MadePrint> {
  const { definition } = of;
  const form = await of.form();
  const saved = await storeOf(definition, { services, scope }).savedAs(id, row.VERSION);
  if (!saved) throw new Error(`Version ${row.VERSION} of ${id} has no row`);
  const facts = { body, reference, options: row.OPCIONES, version: row.VERSION };
  const info = form.info(facts, row.AUTOR, instantOf(saved.FECHA));
  const pdf = await archivalPdf(form.layout(facts), info, pageSteps(progress, READ, LAID_OUT), row.PIE);
  await progress(LAID_OUT);
  const told = form.problems(pdf.reports);
  const final = !of.isDraft(row.OPCIONES);
  if (!mustBeWhole(of, row.OPCIONES)) return { problems: told, pdf, final };
  const problems = finalProblems(told);
  return blocks(problems) ? { problems } : { problems, pdf, final };
}

async function checkBody<B extends AnyBody, O, I extends PrintCall>(
  of: DocumentPrint<B, O, I>,
  call: Call<I>,
  body: AnyBody,
  options: O,
): Promise<void> {
  if (!mustBeWhole(of, options)) return;
  const problems = documentProblems(of.definition, body, await call.reference());
  if (blocks(problems)) refuseProblems(of.title, problems);
}

/** Asked also of a print that was made already: its sources may have changed since. */
async function checkSources<B extends AnyBody, O, I extends PrintCall>(
  of: DocumentPrint<B, O, I>,
  call: Call<I>,
  stored: Stored<B>,
  options: O,
): Promise<void> {
  if (!mustBeWhole(of, options) || !of.derived) return;
  const { problems } = await standing(of.derived, call, stored);
  if (blocks(problems)) refuseProblems(of.title, problems);
}
