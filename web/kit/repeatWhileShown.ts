/**
 * Does something again and again while somebody looks at the page: what came due while it was hidden is done once, when it is
 * shown again. Returns how to end it.
 */
export function repeatWhileShown(act: () => void, every: number): () => void {
  const page = window.document;
  let due = page.hidden;
  const look = (): void => {
    if (page.hidden || !due) return;
    due = false;
    act();
  };
  const timer = setInterval(() => {
    due = true;
    look();
  }, every);
  page.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', look);
  };
}
