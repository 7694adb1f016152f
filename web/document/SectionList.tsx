import { memo } from 'react';
import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import type { AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { Icon } from '../kit/icons.tsx';
import { jumpTo, jumpWhenDrawn } from '../kit/jump.ts';
import { sectionState, type Progress, type SectionState } from './sectionProgress.ts';
import { sectionId, type SectionPlace } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

interface TitledSection extends SectionPlace {
  title?: string;
}

const MARKS: Record<Progress, { icon: string; look: string; words?: string }> = {
  none: { icon: 'file', look: 'd-faint' },
  empty: { icon: 'circle', look: 'd-faint', words: 'sin empezar' },
  begun: { icon: 'half', look: 'd-dimmed', words: 'empezada' },
  done: { icon: 'check', look: 'd-good', words: 'completa' },
  wrong: { icon: 'cross', look: 'd-error', words: 'con errores' },
};

/** Sections at the left: how far each is, what it lacks, and which one is in sight. Below, what may be begun by hand. */
export const SectionList = memo(function SectionList(props: {
  sections: readonly TitledSection[];
  absent: readonly TitledSection[];
  onAdd: (id: string) => void;
  definition: AnyDocument;
  body: AnyBody;
  problems: readonly Problem[];
}) {
  const { sections, definition } = props;
  const current = useCurrentSection(sections);
  const titleOf = ({ dataSet, title }: TitledSection): string =>
    title ?? definition.dataSets[dataSet]?.title ?? dataSet;
  return (
    <nav className="d-sections" aria-label="Secciones">
      {sections.map((section) => {
        const id = sectionId(section);
        const dataSet = definition.dataSets[section.dataSet];
        if (!dataSet) return null;
        const title = titleOf(section);
        return (
          <button
            key={id}
            type="button"
            title={title}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => jumpTo(id)}
          >
            <Place state={sectionState(section, dataSet, props.body, props.problems)} title={title} />
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

/** Mark, title and the count that matters most: errors before blanks. */
function Place({ state: { progress, counts }, title }: { state: SectionState; title: string }) {
  const { icon, look, words } = MARKS[progress];
  const count = counts.error > 0 ? counts.error : counts.missing;
  const counted = counts.error > 0 ? `${count} con error` : `${count} por llenar`;
  return (
    <>
      <span className={look}>
        <Icon name={icon} />
      </span>
      <span className="d-section-name">{title}</span>
      {words && <span className="d-hidden">, {words}</span>}
      {count > 0 && (
        <>
          <span className={counts.error > 0 ? 'd-count' : 'd-count d-count-missing'} aria-hidden="true">
            {count}
          </span>
          <span className="d-hidden">, {counted}</span>
        </>
      )}
    </>
  );
}
