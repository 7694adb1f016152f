import { memo } from 'react';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { Icon } from '../kit/icons.tsx';
import { jumpTo, jumpWhenDrawn } from '../kit/jump.ts';
import { problemsOfSection, sectionId, type SectionPlace } from './sections.ts';

interface TitledSection extends SectionPlace {
  title?: string;
}

/** Sections at the left with what each still lacks; a mark when nothing is missing. Below, what may be begun by hand. */
export const SectionList = memo(function SectionList(props: {
  sections: readonly TitledSection[];
  absent: readonly TitledSection[];
  onAdd: (id: string) => void;
  definition: AnyDocument;
  problems: readonly Problem[];
}) {
  const titleOf = ({ dataSet, title }: TitledSection): string =>
    title ?? props.definition.dataSets[dataSet]?.title ?? dataSet;
  const errors = props.problems.filter((each) => each.severity === 'error');
  return (
    <nav className="d-sections" aria-label="Secciones">
      {props.sections.map((section) => {
        const id = sectionId(section);
        const count = problemsOfSection(section, errors).length;
        return (
          <button key={id} type="button" onClick={() => jumpTo(id)}>
            <span>{titleOf(section)}</span>
            {count > 0 ? (
              <span className="d-count" aria-label={`${count} problemas`} role="img">
                {count}
              </span>
            ) : (
              <span className="d-good" role="img" aria-label="completa">
                <Icon name="check" />
              </span>
            )}
          </button>
        );
      })}
      {props.absent.length > 0 && (
        <details>
          <summary>Agregar sección</summary>
          {props.absent.map((section) => (
            <button
              key={sectionId(section)}
              type="button"
              onClick={() => {
                props.onAdd(sectionId(section));
                void jumpWhenDrawn(sectionId(section));
              }}
            >
              {titleOf(section)}
            </button>
          ))}
        </details>
      )}
    </nav>
  );
});
