/** Without pages: how many there are. With pages: a new PDF of them. */
export interface PagesWish {
  bytes: Uint8Array;
  pages?: readonly number[];
}

export type PagesAnswer = { count: number } | { made: Uint8Array } | { refused: string };
