import { memo } from 'react';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { blocks, type Problem, type Severity } from '../../../shared/foundation/rules/problem.ts';
import { Icon } from '../../kit/icons.tsx';
import { jumpTo } from '../../kit/jump.ts';
import { AlikeList } from './AlikeList.tsx';
import type { DocumentSession } from '../session/DocumentSession.ts';
import { groupBySection, sectionId, type SectionPlace } from '../sections.ts';

interface Props {
  sections: readonly (SectionPlace & { title?: string })[];
  definition: AnyDocument;
  problems: readonly Problem[];
  /** Absent where nothing can be written. */
  session?: DocumentSession | undefined;
}

/** What is wrong, what is still to be filled and what is to be looked at, apart, in the words of their headings. */
const PARTS: readonly { severity: Severity; title: string; look: string }[] = [
  { severity: 'error', title: 'Errores', look: 'd-count' },
  { severity: 'missing', title: 'Por llenar', look: 'd-count d-count-missing' },
  { severity: 'warning', title: 'Avisos', look: 'd-count d-count-warn' },
];

/** What stands between a document and its next step, by kind and in the order of its sections. */
export const ProblemGroups = memo(function ProblemGroups(props: Props) {
  const { problems } = props;
  return (
    <div className="d-stack">
      {!blocks(problems) && (
        <p className="d-good">
          <Icon name="check" /> No falta nada.
        </p>
      )}
      {PARTS.map(({ severity, title, look }) => {
        const own = problems.filter((each) => each.severity === severity);
        if (own.length === 0) return null;
        return (
          <section key={severity} className="d-problem-part" aria-label={`${title}: ${own.length}`}>
            <h3>
              {title}
              <span className={look} aria-hidden="true">
                {own.length}
              </span>
            </h3>
            <Sections {...props} problems={own} />
          </section>
        );
      })}
    </div>
  );
});

function Sections({ sections, definition, problems, session }: Props) {
  const { groups, rest } = groupBySection(sections, problems);
  return (
    <>
      {groups.map(({ section, problems: own }) => (
        <div key={sectionId(section)} className="d-problem-section">
          <button type="button" className="d-problem-title" onClick={() => jumpTo(sectionId(section))}>
            {section.title ?? definition.dataSets[section.dataSet]?.title ?? section.dataSet}
          </button>
          <AlikeList definition={definition} problems={own} session={session} />
        </div>
      ))}
      {rest.length > 0 && (
        <div className="d-problem-section">
          {groups.length > 0 && <span className="d-problem-title">Todo el documento</span>}
          <AlikeList definition={definition} problems={rest} session={session} />
        </div>
      )}
    </>
  );
}
