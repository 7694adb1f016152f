/** Asked again as soon as the browser hears of a connection, and every so often, for it does not always. */
const AGAIN_MS = 5000;

const someChance = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener('online', go);
  });

/** Whether the server answers at all. */
const answers = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Part of the program, once it can be fetched: without a connection it is waited for. When the server is there and the
 * part is not, as after another version was installed, it fails as it did.
 */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (thrown) {
      if (await answers()) throw thrown;
      await someChance();
    }
  }
}
