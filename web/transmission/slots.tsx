import { OutsideBanner } from './outside/OutsideBanner.tsx';
import { FieldLookups } from './lookups/FieldLookups.tsx';
import { LookupRunner } from './lookups/LookupRunner.tsx';
import { LookupsPanel } from './lookups/LookupsPanel.tsx';

export { OutsideBanner as Banner };

export const fieldAside = (path: string) => <FieldLookups path={path} />;

export const documentBeside = { Runs: LookupRunner, OverProblems: LookupsPanel };
