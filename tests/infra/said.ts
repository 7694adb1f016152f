/** What a build complains of; '' when it goes through. */
export function said(build: () => unknown): string {
  try {
    build();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
