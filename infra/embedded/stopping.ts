/** Ends the process no later than this after it was asked to. */
const LIMIT_MS = 9000;
/** One Ctrl-C may arrive twice, from the terminal and through the process that started us. */
const SAME_REQUEST_MS = 1000;

/**
 * Ends the process with 0 once everything is stopped, when it is asked to by Ctrl-C, a service manager or the closing
 * terminal. A second request does not wait.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let asked = 0;
  const end = (): void => {
    if (asked > 0) {
      if (Date.now() - asked > SAME_REQUEST_MS) process.exit(130);
      return;
    }
    asked = Date.now();
    console.log('\nDeteniendo Despacho…');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // Whoever started us was killed. Nothing is lost by ending at once, and the next start finds the place free.
  process.on('disconnect', () => process.exit(1));
}
