/**
 * Stands in for Node's `events` in the browser build (web/vite.config.ts): xmlbuilder2 derives its callback builder
 * from it when it is loaded, and nothing here uses that builder.
 */
export class EventEmitter {}
