/** The page of one document: beside the list, not before it: what checks a declaration weighs more than the list of them. */
export const loadPage = async () => (await import('./DucaPage.tsx')).DucaPage;
