import { credentialProcedures } from './outside/credentialProcedures.ts';
import { transmissionProcedures } from './procedures.ts';

/** Every contract of the group; pages load those of credentials only where they are shown. */
export const transmissionGroup = { ...transmissionProcedures, ...credentialProcedures };
