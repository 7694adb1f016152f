/**
 * Advance widths of the standard fonts in thousandths of the size, bytes 32 to 255 of WinAnsiEncoding, as
 * `width` or `widthxrepeats`; 0 where the encoding has no character. Shipped as data because reading the
 * font program costs 40 ms at the first print of a process. A test holds them to pdf-lib's own tables.
 */
const REGULAR =
  '278x2 355 556x2 889 667 191 333x2 389 584 278 333 278x2 556x10 278x2 584x3 556 1015 667x2 722x2 ' +
  '667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667x2 611 278x3 469 ' +
  '556 333 556x2 500 556x2 278 556x2 222x2 500 222 833 556x4 333 500 278 556 500 722 500x3 334 260 ' +
  '334 584 0 556 0 222 556 333 1000 556x2 333 1000 667 333 1000 0 611 0x2 222x2 333x2 350 556 1000 ' +
  '333 1000 500 333 944 0 500x2 278 333 556x4 260 556 333 737 370 556 584 333 737 333 400 584 333x3 ' +
  '556 537 278 333x2 365 556 834x3 611 667x6 1000 722 667x4 278x4 722x2 778x5 584 778 722x4 667x2 ' +
  '611 556x6 889 500 556x4 278x4 556x7 584 611 556x4 500 556 500';
const BOLD =
  '278 333 474 556x2 889 722 238 333x2 389 584 278 333 278x2 556x10 333x2 584x3 611 975 722x4 667 ' +
  '611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667x2 611 333 278 333 ' +
  '584 556 333 556 611 556 611 556 333 611x2 278x2 556 278 889 611x4 389 556 333 611 556 778 556x2 ' +
  '500 389 280 389 584 0 556 0 278 556 500 1000 556x2 333 1000 667 333 1000 0 611 0x2 278x2 500x2 ' +
  '350 556 1000 333 1000 556 333 944 0 500 556 278 333 556x4 280 556 333 737 370 556 584 333 737 ' +
  '333 400 584 333x3 611 556 278 333x2 365 556 834x3 611 722x6 1000 722 667x4 278x4 722x2 778x5 584 ' +
  '778 722x4 667x2 611 556x6 889 556x5 278x4 611x7 584 611x5 556 611 556';

function unpack(packed: string): Uint16Array {
  const widths = new Uint16Array(256);
  let byte = 32;
  for (const run of packed.split(' ')) {
    const [width, repeats] = run.split('x');
    const end = byte + Number(repeats ?? 1);
    widths.fill(Number(width), byte, end);
    byte = end;
  }
  return widths;
}

/** Width by byte of WinAnsiEncoding. */
export const HELVETICA_WIDTHS = unpack(REGULAR);
export const HELVETICA_BOLD_WIDTHS = unpack(BOLD);
