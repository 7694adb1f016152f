/** People of a client company: they know the documents of their own importers and no others. */
export const isClient = (profileId: string): boolean => profileId === '4';
