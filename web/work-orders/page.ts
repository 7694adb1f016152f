/** The page of one document: beside the list, not before it. */
export const loadPage = async () => (await import('./OrderPage.tsx')).OrderPage;
