import type { Problem } from '../../shared/foundation/rules/problem.ts';
import { parsePath } from '../../shared/foundation/fields/path.ts';
import { cellsOf, type Layout } from '../kit/fields/layout.ts';

export interface SectionPlace {
  dataSet: string;
  /** Own id when several sections show parts of one data set: capitals, like a data set's name. */
  id?: string;
  layout?: Layout;
}

export const sectionId = ({ id, dataSet }: SectionPlace): string => id ?? dataSet;

/** Problems that a section shows: of its data set, and of its own fields when others show the rest. */
export function problemsOfSection(section: SectionPlace, problems: readonly Problem[]): Problem[] {
  const fields =
    section.id !== undefined && section.layout
      ? new Set(section.layout.flatMap((row) => cellsOf(row).map((cell) => cell.name)))
      : undefined;
  return problems.filter(({ path }) => {
    const place = parsePath(path);
    if (place?.dataSet !== section.dataSet) return false;
    return fields === undefined || place.field === undefined || fields.has(place.field);
  });
}

/** Problems by the section that shows them, in the order of the sections; `rest` belongs to none that is shown. */
export function groupBySection<S extends SectionPlace>(
  sections: readonly S[],
  problems: readonly Problem[],
): { groups: { section: S; problems: Problem[] }[]; rest: Problem[] } {
  const left = new Set(problems);
  const groups = sections.flatMap((section) => {
    const own = problemsOfSection(section, [...left]);
    own.forEach((each) => left.delete(each));
    return own.length === 0 ? [] : [{ section, problems: own }];
  });
  return { groups, rest: [...left] };
}
