import { describe, expect, it } from 'vitest';
import type { PendingComplementary } from '../aroundProcedures.ts';
import { dueOf, noticeSettings } from './complementaryNotice.ts';

const row = (CLAVE: string, VALOR: string) => ({ CLAVE, VALOR });

describe('noticeSettings', () => {
  it('tells who has set nothing', () => {
    expect(noticeSettings([])).toEqual({ days: 1, show: true, active: true });
  });
  it('reads the three keys, and takes what is no number for not set', () => {
    expect(
      noticeSettings([
        row('cantidad_dias_duca_prov_simp', '15'),
        row('mostrar_notificaciones_duca_prov_simp', '0'),
        row('activar_notificaciones_duca_prov_simp', '1'),
      ]),
    ).toEqual({ days: 15, show: false, active: true });
    expect(noticeSettings([row('cantidad_dias_duca_prov_simp', '-3')]).days).toBe(1);
    expect(noticeSettings([row('cantidad_dias_duca_prov_simp', '0')]).days).toBe(0);
    expect(noticeSettings([row('activar_notificaciones_duca_prov_simp', '0')]).active).toBe(false);
  });
});

describe('dueOf', () => {
  const rows = [0, 4, 5, 9].map((DIAS_TRANSCURRIDOS) => ({ DIAS_TRANSCURRIDOS }) as PendingComplementary);
  it('takes those at the day count or above, and none when the notice is off', () => {
    expect(dueOf(rows, { days: 5, active: true }).map((each) => each.DIAS_TRANSCURRIDOS)).toEqual([5, 9]);
    expect(dueOf(rows, { days: 0, active: true })).toHaveLength(4);
    expect(dueOf(rows, { days: 0, active: false })).toEqual([]);
  });
});
