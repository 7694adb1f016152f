/** New messages are looked for so often while they are on the screen; it does not keep the session alive. */
export const NEWS_EVERY_MS = 30_000;
