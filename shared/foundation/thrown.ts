/** What anything that was thrown says of itself as text; '' where it does not. */
function told(thrown: unknown, name: string): string {
  const said: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
  return typeof said === 'string' ? said : '';
}

/** Name of what was thrown: 'PreconditionFailed'. */
export const nameOfThrown = (thrown: unknown): string => told(thrown, 'name');

/** The system's code of what was thrown: 'ENOENT'. */
export const codeOfThrown = (thrown: unknown): string => told(thrown, 'code');

/** Sentence of what was thrown. */
export const messageOfThrown = (thrown: unknown): string => told(thrown, 'message');
