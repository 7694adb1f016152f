/** Queue of the long prints of Honduras: of manifests, of DUAs and of the dossiers of their orders. */
export const PRINT_QUEUE = 'dua-print-jobs';
