import { refusal } from '../../../shared/foundation/contracts/refusal.ts';
import { localDateTime } from '../../../shared/foundation/dates/date.ts';
import { ConditionLost } from '../database.ts';
import type { Call } from '../executor.ts';
import { LINK_TO_SEND_SECONDS } from '../linkToSend.ts';
import { MOST_FILES, type FileRow, type Shelf } from './shelf.ts';

/** A part of a document's places that some people have together, so that the others always have room. */
export interface Share {
  isOwn: (row: FileRow) => boolean;
  most: number;
  /** What is said to them when it is full, given how many files fill it. */
  full: (files: string) => string;
}

/** Whose places are looked at, and how a sentence calls it. */
export interface Room {
  /** «La DUCA». */
  title: string;
  /** What frees a place; blank where nothing does. */
  remedy?: string;
  share?: Share | undefined;
}

/** What frees a place where files can be withdrawn. */
export const WITHDRAW = 'Retire los que ya no hagan falta.';

/** Dead rows that one announcement clears away. */
const CLEARED = 25;

/** The earliest moment, local, at which a file was announced whose link still holds. */
const heldSince = (now: Date): string => localDateTime(new Date(now.getTime() - LINK_TO_SEND_SECONDS * 1000));

/** Whether a file was announced so long ago that the link by which it is sent holds no more. */
export const isLate = ({ ESTADO, CREADO }: FileRow, now: Date): boolean =>
  ESTADO === 'ESPERA' && CREADO < heldSince(now);

const isDead = (row: FileRow, now: Date): boolean => row.ESTADO === 'RECHAZADO' || isLate(row, now);

/**
 * Refuses where the places are taken: by what is there, and by what was announced and may still be sent. What was never
 * sent, refused or withdrawn frees its place; what was withdrawn stays stored, so that with it there are twice as many at
 * most.
 */
export function requireRoom(rows: readonly FileRow[], { title, remedy = '', share }: Room, now: Date): void {
  const living = rows.filter((row) => !isDead(row, now));
  const check = (some: readonly FileRow[], most: number, full: Share['full']): void => {
    const there = some.filter(({ ESTADO }) => ESTADO !== 'RETIRADO').length;
    if (there >= most) throw refusal('rejected', { summary: full(`${most} archivos`) });
    if (some.length >= 2 * most)
      throw refusal('rejected', { summary: full(`${2 * most} archivos, con los retirados,`) });
  };
  if (share) check(living.filter(share.isOwn), share.most, share.full);
  check(
    living,
    MOST_FILES,
    (files) => `${title} ya recibió ${files} y no admite más.${remedy && ` ${remedy}`}`,
  );
}

/** Clears away some of what was never sent, or was refused, where there is so much of it that it crowds the files. */
export async function clearDead(
  { services, scope }: Pick<Call<unknown>, 'services' | 'scope'>,
  shelf: Shelf,
  ownerId: string,
  rows: readonly FileRow[],
): Promise<void> {
  if (rows.length < MOST_FILES) return;
  const dead = rows.filter((row) => isDead(row, services.now())).slice(0, CLEARED);
  const clear = ({ ID_ARCHIVO, ESTADO }: FileRow): Promise<void> =>
    services.database
      .aside({
        kind: 'delete',
        table: shelf.module,
        key: shelf.key(scope, ownerId, ID_ARCHIVO),
        when: { equals: { ESTADO } },
      })
      .catch((error: unknown) => {
        // It was sent after all.
        if (!(error instanceof ConditionLost)) throw error;
      });
  await Promise.all(dead.map(clear));
}
