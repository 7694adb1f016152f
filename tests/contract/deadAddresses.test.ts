import { describe, expect, it } from 'vitest';
import { createMailEvents } from '../../functions/notifications/mailEvents.ts';
import { addressKey } from '../../functions/runtime/closedAddresses.ts';
import type { Letter } from '../../functions/runtime/mail.ts';
import {
  agencies,
  ana,
  ask,
  DAILY,
  at,
  bell,
  event,
  foreigner,
  lettersTo,
  listed,
  luis,
  pass,
  schedule,
  services,
} from './mailedWorld.ts';

describe('a dead address', () => {
  const bounce = async (letter: Letter): Promise<void> => {
    const hex = (text: string): string => Buffer.from(text).toString('hex');
    const mail = { tags: { company: [hex(letter.company)], mail: [hex(letter.name)] } };
    await createMailEvents(services)(
      event({ detail: { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent' } } }),
    );
  };

  it('is told to who programmed it, and pauses the schedule when it has refused three times', async () => {
    const made = await schedule();
    await at('2026-11-21T13:00:00Z');
    await pass();
    await bounce(lettersTo(luis)[0]!);
    await at('2026-11-21T14:01:00Z');
    await pass();
    await pass();
    const first = await bell(ana);
    expect(first).toHaveLength(1);
    expect(first[0]).toContain(`«Lo de ayer» no llegó a ${luis.id}@ejemplo.com. La dirección no existe`);
    expect(await listed(made.ID)).toMatchObject({ ESTADO: 'ACTIVO' });
    for (const day of ['22', '23']) {
      await at(`2026-11-${day}T13:00:00Z`);
      await pass();
      await at(`2026-11-${day}T14:01:00Z`);
      await pass();
    }
    expect(lettersTo(luis)).toHaveLength(1);
    const row = await listed(made.ID);
    expect(row).toMatchObject({ ESTADO: 'PAUSADO', PROXIMO: '' });
    expect(row!.MOTIVO).toMatch(/rechazó 3 envíos seguidos\. La dirección no existe.*Después reanúdelo/);
    expect((await bell(ana)).some((each) => each.includes('se pausó'))).toBe(true);
  });

  it('is refused when it is programmed, with the name and what to do', async () => {
    const key = addressKey({ company: 'uno' }, `${luis.id}@ejemplo.com`);
    const MOTIVO = 'La dirección no existe o no recibe correo. Corríjala en Permisos para volver a recibir.';
    await agencies.world.services.database.write({
      kind: 'put',
      table: 'notifications',
      item: { ...key, MOTIVO },
    });
    const { error } = await ask('scheduleMail', { NOMBRE: 'x', ...DAILY, PERSONAS: [luis.id] });
    expect(error?.problems[0]?.message).toBe(
      `Usuario ${luis.id} no recibe correo en ${luis.id}@ejemplo.com. ${MOTIVO}`,
    );
  });
});

it('refuses a schedule without a name, with a day that no week has, or for a stranger', async () => {
  const tried = async (more: object): Promise<string> => {
    const { error } = await ask('scheduleMail', { NOMBRE: 'x', ...DAILY, PERSONAS: [luis.id], ...more });
    return error?.problems[0]?.message ?? error?.message ?? '';
  };
  expect(await tried({ NOMBRE: '   ' })).toContain('necesita un nombre');
  expect(await tried({ FRECUENCIA: 'SEMANAL', DIA: 8 })).toContain('de 1, lunes, a 7, domingo');
  expect(await tried({ PERSONAS: [foreigner.id] })).toContain('Elija de la lista');
  expect(await tried({ PERSONAS: [] })).toContain('al menos a una persona');
  expect(await tried({ HORA: 24 })).toContain('HORA');
});
