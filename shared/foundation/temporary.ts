/**
 * What lies below this prefix of a bucket serves for a while and is then forgotten by the store itself: files that were
 * announced and not yet looked into, packed dossiers, and what else can be made again.
 */
export const TEMPORARY_PREFIX = 'tmp/';
