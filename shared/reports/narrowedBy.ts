import { FILTERS, filterLabels, filtersOfClass, saidFilter, type Filter, type Filters } from './filters.ts';
import { reports, type ReportName } from './reports.ts';

/** By what a report can be narrowed: by what the facts of its rows say. */
export const narrowedBy = (name: ReportName): Filter[] =>
  FILTERS.filter((filter) => reports[name].facts.every((each) => filtersOfClass[each].includes(filter)));

/** What a person is offered to narrow it by: what its rows show, and whose they are. */
export const offeredFilters = (name: ReportName): Filter[] =>
  narrowedBy(name).filter((filter) => filter === 'CLIENTE' || reports[name].columns[filter] !== undefined);

/** What a filter is called in a report: as its column. */
export const filterLabel = (name: ReportName, filter: Filter): string =>
  reports[name].columns[filter]?.label ?? filterLabels[filter];

/** What was asked that a report cannot be narrowed by: it would leave no row and say nothing of why. */
export const strangeFilters = (name: ReportName, filters: Filters): Filter[] => {
  const known = narrowedBy(name);
  return FILTERS.filter((filter) => filters[filter] !== undefined && !known.includes(filter));
};

/** What a report is narrowed to, in words: «Cliente: Textiles del Valle; Estado: sin anuladas». */
export const saidFilters = (name: ReportName, filters: Filters): string =>
  FILTERS.flatMap((filter) => {
    const value = filters[filter];
    return value === undefined ? [] : [`${filterLabel(name, filter)}: ${saidFilter(filter, value)}`];
  }).join('; ');
