import type { PendingComplementary } from '../aroundProcedures.ts';

/** Module of the DUCA in the users' configuration, and the keys of spec 6. */
export const NOTICE_MODULE = '6';
export const noticeKeys = {
  days: 'cantidad_dias_duca_prov_simp',
  show: 'mostrar_notificaciones_duca_prov_simp',
  active: 'activar_notificaciones_duca_prov_simp',
} as const;

/** Spec 9: asked every hour; the window opens by itself once, two seconds after the first load. */
export const CHECK_MS = 3_600_000;
export const OPEN_AFTER_MS = 2_000;

export interface NoticeSettings {
  /** Days from which on a declaration is told of. */
  days: number;
  /** Whether the window opens by itself. */
  show: boolean;
  /** Whether the person wants to be told at all. */
  active: boolean;
}

/** A person who has set nothing is told, from the day after the acceptance on: the deadline is the law's. */
const DEFAULTS: NoticeSettings = { days: 1, show: true, active: true };

const MOST_DAYS = 9_999;

/** Settings from the rows of the configuration; what is not set, or no number, has its default. */
export function noticeSettings(rows: readonly { CLAVE: string; VALOR: string }[]): NoticeSettings {
  const value = (key: string): string | undefined => rows.find((row) => row.CLAVE === key)?.VALOR;
  const flag = (key: string, otherwise: boolean): boolean => {
    const stored = value(key);
    return stored === undefined || stored === '' ? otherwise : stored === '1';
  };
  const days = value(noticeKeys.days) ?? '';
  return {
    days: /^\d{1,4}$/.test(days) ? Math.min(Number(days), MOST_DAYS) : DEFAULTS.days,
    show: flag(noticeKeys.show, DEFAULTS.show),
    active: flag(noticeKeys.active, DEFAULTS.active),
  };
}

/** Only those whose days have come (spec 9, times). */
export const dueOf = <R extends Pick<PendingComplementary, 'DIAS_TRANSCURRIDOS'>>(
  rows: readonly R[],
  { days, active }: Pick<NoticeSettings, 'days' | 'active'>,
): R[] => (active ? rows.filter((row) => row.DIAS_TRANSCURRIDOS >= days) : []);
