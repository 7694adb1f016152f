/** What tells of every procedure. */
export { procedureGroups } from '../../shared/procedures.ts';
export { docsPage } from './docsPage.ts';
export { openApi } from './openApi.ts';
