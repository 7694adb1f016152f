import * as z from 'zod';
import { FACT_KINDS, type FactKind } from '../foundation/facts/fact.ts';
import { CHANNELS, kindsOfNotice, type Channel } from './kinds.ts';

const flag = z.enum(['0', '1']);
const time = z
  .string()
  .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'debe ser una hora de 00:00 a 23:59, o quedar en blanco');

/** What one person wants to be told of and how, and between which hours of theirs no mail and no toast comes. */
export const noticeChoices = z.object({
  AVISOS: z.array(z.object({ AVISO: z.enum(FACT_KINDS), CAMPANA: flag, EMERGENTE: flag, CORREO: flag })),
  SILENCIO_DESDE: time,
  SILENCIO_HASTA: time,
});
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** What is chosen with what stands where nothing was: every kind once, and no way that a kind has not. */
export function wholeChoices(stored: Partial<NoticeChoices> = {}): NoticeChoices {
  const { AVISOS = [], SILENCIO_DESDE = '', SILENCIO_HASTA = '' } = stored;
  const row = (AVISO: FactKind) => {
    const own = AVISOS.find((each) => each.AVISO === AVISO);
    const { channels, chosen } = kindsOfNotice[AVISO];
    const on = (channel: Channel): '0' | '1' =>
      channels.includes(channel) ? (own?.[channel] ?? (chosen.includes(channel) ? '1' : '0')) : '0';
    return { AVISO, CAMPANA: on('CAMPANA'), EMERGENTE: on('EMERGENTE'), CORREO: on('CORREO') };
  };
  return { AVISOS: FACT_KINDS.map(row), SILENCIO_DESDE, SILENCIO_HASTA };
}

/** Ways by which a kind reaches the person. */
export function waysOf(choices: NoticeChoices, kind: FactKind): ReadonlySet<Channel> {
  const row = choices.AVISOS.find((each) => each.AVISO === kind);
  return new Set(CHANNELS.filter((channel) => row?.[channel] === '1'));
}

/**
 * Whether a local moment lies in the person's hours of silence, which may pass midnight; the same hour twice, or a
 * blank one, is none.
 * @param moment 'yyyy-mm-ddThh:mm…', local.
 */
export function isQuiet(
  { SILENCIO_DESDE: from, SILENCIO_HASTA: to }: NoticeChoices,
  moment: string,
): boolean {
  if (from === '' || to === '' || from === to) return false;
  const now = moment.slice(11, 16);
  return from < to ? now >= from && now < to : now >= from || now < to;
}

/** Local moment at which the silence that holds now is over. */
export function endOfQuiet({ SILENCIO_HASTA: to }: NoticeChoices, moment: string, nextDay: string): string {
  return `${moment.slice(11, 16) < to ? moment.slice(0, 10) : nextDay}T${to}:00`;
}
