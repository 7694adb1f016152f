import { describe, expect, it } from 'vitest';
import { FACT_KINDS } from '../foundation/facts/fact.ts';
import { endOfQuiet, isQuiet, noticeChoices, waysOf, wholeChoices } from './choices.ts';

const quiet = (SILENCIO_DESDE: string, SILENCIO_HASTA: string) =>
  wholeChoices({ SILENCIO_DESDE, SILENCIO_HASTA });

describe('what a person chooses', () => {
  it('is told of every kind before anything is chosen, by its usual ways', () => {
    const choices = wholeChoices();
    expect(noticeChoices.parse(choices)).toEqual(choices);
    for (const kind of FACT_KINDS) expect([kind, waysOf(choices, kind).size > 0]).toEqual([kind, true]);
  });

  it('keeps what was chosen, and gives no kind a way that it has not', () => {
    const choices = wholeChoices({
      AVISOS: [
        { AVISO: 'overdue', CAMPANA: '0', EMERGENTE: '0', CORREO: '1' },
        { AVISO: 'assigned', CAMPANA: '1', EMERGENTE: '1', CORREO: '0' },
      ],
    });
    expect([...waysOf(choices, 'overdue')]).toEqual(['CORREO']);
    expect([...waysOf(choices, 'assigned')]).toEqual([]);
  });

  it('refuses an hour that there is not', () => {
    for (const SILENCIO_DESDE of ['24:00', '7:00', '07:60', 'noche'])
      expect(noticeChoices.safeParse({ ...wholeChoices(), SILENCIO_DESDE }).success).toBe(false);
  });
});

describe('hours of silence', () => {
  it('may pass midnight, begin at their first minute and end at their last', () => {
    const night = quiet('20:00', '06:30');
    expect(isQuiet(night, '2026-11-20T20:00:00')).toBe(true);
    expect(isQuiet(night, '2026-11-21T06:29:59')).toBe(true);
    expect(isQuiet(night, '2026-11-21T06:30:00')).toBe(false);
    expect(isQuiet(night, '2026-11-20T19:59:00')).toBe(false);
    expect(isQuiet(quiet('12:00', '13:00'), '2026-11-20T12:30:00')).toBe(true);
  });

  it('are none where an hour is blank or both are the same', () => {
    for (const none of [quiet('', '06:00'), quiet('06:00', ''), quiet('06:00', '06:00')])
      expect(isQuiet(none, '2026-11-20T06:00:00')).toBe(false);
  });

  it('end on this day or the next', () => {
    const night = quiet('20:00', '06:30');
    expect(endOfQuiet(night, '2026-11-20T21:00:00', '2026-11-21')).toBe('2026-11-21T06:30:00');
    expect(endOfQuiet(night, '2026-11-21T05:00:00', '2026-11-22')).toBe('2026-11-21T06:30:00');
  });
});
