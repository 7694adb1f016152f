/**
 * zlib format (RFC 1950): fflate's `zlibSync` in the browser, node's zlib on the server, where a promise lets its
 * threads deflate one page while the next is laid out. `quick` asks for level 1: for what is many and repetitive. The
 * bytes passed in are a buffer that the next page overwrites: who deflates later copies them first.
 */
export type Deflate = (bytes: Uint8Array, quick?: boolean) => Uint8Array | Promise<Uint8Array>;
