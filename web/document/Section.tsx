import { memo, useMemo, useRef, type ReactNode } from 'react';
import type { AnyBody, AnyRecord, DataSet } from '../../shared/foundation/fields/dataSet.ts';
import { hasPersons } from '../../shared/foundation/fields/writer.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { useSession } from '../api/session.ts';
import type { FieldMarks } from '../kit/fields/mark.tsx';
import { RecordForm } from '../kit/fields/RecordForm.tsx';
import { LinesGrid } from '../kit/grid/LinesGrid.tsx';
import type { Unread } from '../kit/unread.ts';
import type { DocumentSession } from './session/DocumentSession.ts';
import { sameProblems, sameValue, useSame } from '../kit/same.ts';
import { problemsOfSection, sectionId, type SectionPlace } from './sections.ts';
import type { OpenDocument } from './useDocument.ts';

/** One section of the editor: a data set as a form or a sheet, and what the module adds below it. */
export interface EditorSection<B extends AnyBody = AnyBody> extends SectionPlace {
  title?: string;
  /** Sheet: its columns and totals. */
  columns?: readonly string[];
  totals?: readonly string[];
  /** Sheet: the column that its lines are known by, which stays in sight; the columns whose blanks a paste asks for. */
  nameColumn?: string;
  asked?: readonly string[];
  /** What the rules of the case say of the section's fields, by name; shown quietly at their labels. */
  marks?: FieldMarks;
  newLine?(document: OpenDocument<B>): AnyRecord;
  extra?(document: OpenDocument<B>): ReactNode;
  /** In the line of its heading, where what comes late moves nothing. */
  beside?(document: OpenDocument<B>): ReactNode;
  /** Left out of the screen while this says false. */
  when?(document: OpenDocument<B>): boolean;
  /** While it is left out, the list of sections offers to add it. */
  addable?: boolean;
}

/** Draws its fields only when something of theirs changed: a keystroke in a header must not cost a thousand lines. */
export function Section({ section, document }: { section: EditorSection; document: OpenDocument }) {
  const { session, definition, body, problems } = document;
  const { user } = useSession();
  const name = section.dataSet;
  const dataSet = definition.dataSets[name];
  const id = sectionId(section);
  const own = useSame(
    useMemo(() => problemsOfSection(section, problems), [section, problems]),
    sameProblems,
  );
  const value = useSame(body[name], sameValue);
  const latest = useRef(document);
  latest.current = document;
  const newLine = useMemo(() => section.newLine && (() => section.newLine!(latest.current)), [section]);
  if (!dataSet) return null;
  return (
    <section id={`section-${id}`} className="d-section" tabIndex={-1} aria-labelledby={`title-${id}`}>
      <div className="d-section-head">
        <h2 id={`title-${id}`}>{section.title ?? dataSet.title}</h2>
        {section.beside?.(document)}
      </div>
      <Fields
        section={section}
        dataSet={dataSet}
        value={value}
        problems={own}
        unread={document.unread}
        changedByHand={document.changedByHand}
        readOnly={document.readOnly}
        session={session}
        remember={`${user.id}.${definition.module}.${name}`}
        newLine={newLine}
      />
      {section.extra?.(document)}
    </section>
  );
}

interface FieldsProps {
  section: EditorSection;
  dataSet: DataSet;
  value: AnyRecord | AnyRecord[] | undefined;
  problems: readonly Problem[];
  unread: Unread;
  changedByHand: ReadonlySet<string>;
  readOnly: boolean;
  session: DocumentSession;
  remember: string;
  newLine: (() => AnyRecord) | undefined;
}

const NO_LINES: AnyRecord[] = [];
const NO_RECORD: AnyRecord = {};

const Fields = memo(function Fields(props: FieldsProps) {
  const { section, dataSet, value, session } = props;
  const shared = {
    dataSet,
    name: section.dataSet,
    problems: props.problems,
    marks: section.marks,
    // Lines that nobody writes come and go by themselves: nothing to add, paste or take away.
    readOnly: props.readOnly || (dataSet.many && !hasPersons(dataSet)),
    unread: props.unread,
    onChanges: (...edit: Parameters<typeof session.edit>) => session.edit(...edit),
    onTyping: (place: string, text: string | undefined) => session.typing(place, text),
  };
  return dataSet.many ? (
    <LinesGrid
      {...shared}
      remember={props.remember}
      lines={(value ?? NO_LINES) as AnyRecord[]}
      // The cell has again what it had, and redo brings what was typed.
      onGiveUp={(changes, unread) => session.edit(changes, unread, true) && session.undo()}
      onUndo={() => session.undo()}
      onRedo={() => session.redo()}
      {...(section.columns ? { columns: section.columns } : {})}
      {...(section.totals ? { totals: section.totals } : {})}
      {...(section.nameColumn ? { nameColumn: section.nameColumn } : {})}
      {...(section.asked ? { asked: section.asked } : {})}
      {...(props.newLine ? { newLine: props.newLine } : {})}
    />
  ) : (
    <RecordForm
      {...shared}
      record={(value ?? NO_RECORD) as AnyRecord}
      changedByHand={props.changedByHand}
      {...(section.layout ? { layout: section.layout } : {})}
    />
  );
});
