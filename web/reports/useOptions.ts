import { useConfiguration } from '../document/useConfiguration.ts';

/** Number of the module of reports in a person's options (spec 3, module ids). */
const MODULE = '7';

/** Options of the person for reports: what they chose stays with them on every machine. */
export const useOptions = () => useConfiguration(MODULE);
