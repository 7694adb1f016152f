import { moduleIds } from '../../shared/users/applications.ts';
import { useConfiguration } from '../document/useConfiguration.ts';

/** Options of the person for reports: what they chose stays with them on every machine. */
export const useOptions = () => useConfiguration(moduleIds.reports);
