/** What a line of the log says of an error. */
export interface ErrorFacts {
  name: string;
  code?: unknown;
  message: string;
  stack?: string | undefined;
  /** What AWS noted of a request: its id, its status, how often it was tried. */
  $metadata?: unknown;
  cause?: Error;
  errors?: readonly Error[];
}

/** Only what is an error itself: anything else that was thrown may be a document. */
const errorsAmong = (values: readonly unknown[]): Error[] => values.filter((each) => each instanceof Error);

/**
 * What of an error goes into the log. An error may carry the whole row that was not written or the document that somebody
 * else changed meanwhile, so nothing of it is told but what is named here. Errors within it are left as they are, for whoever
 * writes the line to come to in turn.
 */
export function errorFacts(error: Error): ErrorFacts {
  const { name, message, stack } = error;
  const [cause] = errorsAmong([error.cause]);
  return {
    name,
    ...('code' in error ? { code: error.code } : {}),
    message,
    stack,
    ...('$metadata' in error ? { $metadata: error.$metadata } : {}),
    ...(cause ? { cause } : {}),
    ...(error instanceof AggregateError ? { errors: errorsAmong(error.errors) } : {}),
  };
}
