import { Suspense, useMemo } from 'react';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import { FieldAside } from '../kit/fields/fieldAside.ts';
import { FieldPast, type AskedPast } from '../kit/fields/fieldPast.ts';
import { FieldsTold } from '../kit/fields/fieldsTold.ts';
import { lazy } from '../kit/lazy.ts';
import { OthersAt } from '../kit/others.tsx';
import { SplitPane } from '../kit/panes.tsx';
import { Loading } from '../kit/states.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import type { DocumentEditorProps } from './editorProps.ts';
import { LookupRunner, lookupsAt } from './lookups.tsx';
import { SectionList } from './SectionList.tsx';
import { Sections } from './Sections.tsx';
import type { OpenDocument } from './useDocument.ts';
import { useEditorTabs } from './useEditorTabs.tsx';
import { useMeeting, useOthers } from './useOthers.ts';
import type { useShownSections } from './useShownSections.ts';

const LastValue = lazy(async () => ({ default: (await import('./LastValue.tsx')).LastValue }));

interface Props {
  editor: DocumentEditorProps;
  document: OpenDocument;
  shown: ReturnType<typeof useShownSections>;
  /** Every field says what is missing in it, whether or not it was left. */
  told: boolean;
  using: Parameters<typeof useOthers>[0];
  /** Whether it is its turn to be drawn. */
  drawn: boolean;
}

/** The sections of a document with their list and the panel beside them, and the foot below. */
export function EditorBody({ editor, document, shown, told, using, drawn }: Props) {
  const { definition } = editor;
  const { sections, absent, onAdd } = shown;
  const others = useOthers(using);
  const meeting = useMeeting(document, others);
  const past = usePast(editor.lastValues, document);
  const tabs = useEditorTabs(editor, document, sections);
  if (!drawn) return <Loading label={`Abriendo ${definition.noun.singular}`} />;
  return (
    <>
      <div className="d-editor-body">
        <SectionList
          sections={sections}
          absent={absent}
          onAdd={onAdd}
          definition={definition}
          body={document.body}
          problems={document.problems}
        />
        <SplitPane name={definition.module} tabs={tabs}>
          <OthersAt value={others}>
            <FieldsTold value={told}>
              <FieldAside value={lookupsAt}>
                <FieldPast value={past}>
                  <Sections sections={sections} document={document} />
                </FieldPast>
              </FieldAside>
            </FieldsTold>
          </OthersAt>
          <span className="d-hidden" role="status">
            {meeting}
          </span>
        </SplitPane>
      </div>
      <Suspense>
        <LookupRunner document={document} />
      </Suspense>
      <EditorFoot document={document}>{editor.foot?.(document)}</EditorFoot>
    </>
  );
}

/** What fields held before, of a kind that tells it: asked by the party that is saved, once what is shown is. */
function usePast(last: DocumentEditorProps['lastValues'], { header, body, judged }: OpenDocument) {
  const named = (of: AnyBody): string => JSON.stringify(last?.recall.partyOf(of));
  const party = last && named(judged.body);
  const isSaved = last && named(body) === party;
  return useMemo(
    () =>
      last &&
      ((asked: AskedPast) => (
        <Suspense>
          <LastValue
            contract={last.contract}
            id={header.ID}
            recall={last.recall}
            party={isSaved ? party : undefined}
            asked={asked}
          />
        </Suspense>
      )),
    [last, header.ID, party, isSaved],
  );
}
