/** The journey cannot go on; the message is a Spanish sentence that says what, where and what to do. */
export class Failure extends Error {}
