import type { AnyDocument } from '../../shared/foundation/documents/definition.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { Icon } from '../kit/icons.tsx';
import { jumpTo } from '../kit/jump.ts';
import type { EditorSection } from './DocumentEditor.tsx';

/** Sections at the left with what each still lacks; a mark when nothing is missing. */
export function SectionList(props: {
  sections: readonly EditorSection[];
  definition: AnyDocument;
  problems: readonly Problem[];
}) {
  const counts = new Map<string, number>();
  for (const { path, severity } of props.problems) {
    const dataSet = severity === 'error' ? parsePath(path)?.dataSet : undefined;
    if (dataSet) counts.set(dataSet, (counts.get(dataSet) ?? 0) + 1);
  }
  return (
    <nav className="d-sections" aria-label="Secciones">
      {props.sections.map(({ dataSet, title }) => {
        const count = counts.get(dataSet) ?? 0;
        return (
          <button key={dataSet} type="button" onClick={() => jumpTo(dataSet)}>
            <span>{title ?? props.definition.dataSets[dataSet]?.title ?? dataSet}</span>
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
    </nav>
  );
}
