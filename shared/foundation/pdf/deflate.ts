/**
 * zlib format (RFC 1950): node's `deflateSync(bytes, { level: 6 })` on the server, fflate's `zlibSync` in the
 * browser. `quick` asks for level 1: for what is many and repetitive. The bytes passed in are a buffer that the next page overwrites: do not keep them.
 */
export type Deflate = (bytes: Uint8Array, quick?: boolean) => Uint8Array;
