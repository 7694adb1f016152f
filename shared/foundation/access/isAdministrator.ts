import { isClient } from './isClient.ts';

/**
 * Whether somebody administers their company (spec 6, admin). People of a client never do, whatever their row says: who
 * administers knows every importer, and they know their own alone.
 */
export const isAdministrator = ({ IdPerfil, SUPER }: { IdPerfil: string; SUPER: string }): boolean =>
  SUPER === '1' && !isClient(IdPerfil);
