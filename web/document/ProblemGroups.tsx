import { memo } from 'react';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { jumpTo } from '../kit/jump.ts';
import { ProblemList } from '../kit/states.tsx';
import { addressOf } from './otherPlace.ts';
import { groupBySection, sectionId, type SectionPlace } from './sections.ts';

/** What a document still lacks, in the order of its sections: each with its count, its title leading to it. */
export const ProblemGroups = memo(function ProblemGroups(props: {
  sections: readonly (SectionPlace & { title?: string })[];
  definition: AnyDocument;
  problems: readonly Problem[];
}) {
  const { sections, definition, problems } = props;
  if (problems.length === 0) return <ProblemList problems={problems} onJump={jumpTo} addressOf={addressOf} />;
  const { groups, rest } = groupBySection(sections, problems);
  return (
    <div className="d-stack">
      {groups.map(({ section, problems: own }) => {
        const title = section.title ?? definition.dataSets[section.dataSet]?.title ?? section.dataSet;
        const id = sectionId(section);
        return (
          <section key={id} aria-label={`${title}: ${own.length}`}>
            <h3>
              <button type="button" className="d-link" onClick={() => jumpTo(id)}>
                {title}
              </button>
              <Count problems={own} />
            </h3>
            <ProblemList problems={own} onJump={jumpTo} addressOf={addressOf} />
          </section>
        );
      })}
      {rest.length > 0 && (
        <section aria-label={`Todo el documento: ${rest.length}`}>
          {groups.length > 0 && (
            <h3>
              Todo el documento
              <Count problems={rest} />
            </h3>
          )}
          <ProblemList problems={rest} onJump={jumpTo} addressOf={addressOf} />
        </section>
      )}
    </div>
  );
});

const Count = ({ problems }: { problems: readonly Problem[] }) => (
  <span
    className={problems.some((each) => each.severity === 'error') ? 'd-count' : 'd-count d-count-warn'}
    aria-hidden="true"
  >
    {problems.length}
  </span>
);
