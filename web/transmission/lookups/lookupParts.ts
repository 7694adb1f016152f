export { FieldLookups } from './FieldLookups.tsx';
export { LookupRunner } from './LookupRunner.tsx';
export { LookupsPanel } from './LookupsPanel.tsx';
