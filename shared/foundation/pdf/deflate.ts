/**
 * zlib format (RFC 1950): fflate's `zlibSync` in the browser, node's zlib on the server. `quick` asks for level 1: for
 * what is many and repetitive. The bytes passed in are a buffer that the next page overwrites.
 */
export type Deflate = (bytes: Uint8Array, quick?: boolean) => Uint8Array;
