import { expect, it } from 'vitest';
import { mailText } from './mailText.ts';

const facts = {
  kind: 'assigned',
  company: 'Agencia <Pacífico>',
  person: 'Luis',
  sentence: 'Se le asignó la Orden 123-6000567\nBcc: otro@x.example',
  link: 'https://despacho.example/#/ordenestrabajo/ord-1?a=1&b=2',
  stop: 'https://despacho.example/#/notificaciones?baja=assigned',
} as const;

it('says in both forms what happened, where to see it and how to stop it', () => {
  const { subject, text, html } = mailText(facts);
  expect(subject).toBe('Se le asignó la Orden 123-6000567 Bcc: otro@x.example');
  for (const form of [text, html]) expect(form).toContain('Me asignan una orden de trabajo');
  expect(text).toContain(facts.link);
  expect(text).toContain(facts.stop);
  expect(html).toContain('https://despacho.example/#/notificaciones?baja=assigned');
});

it('lets no text of a company become markup', () => {
  const { html } = mailText(facts);
  expect(html).not.toContain('<Pacífico>');
  expect(html).toContain('b=2"');
  expect(html).not.toContain('?a=1&b=2');
});

it('asks to open the product where its address is not known', () => {
  const { text, html } = mailText({ ...facts, link: '', stop: '' });
  expect(text).toContain('Abra Despacho para verlo.');
  expect(html).not.toContain('href=""');
});

it('reads as a letter: to whom, what, what more there is to say, where, why and how to stop it', () => {
  const { text, html } = mailText({
    ...facts,
    company: 'Pacífico',
    sentence: 'Ya venció: Orden 1',
    lines: ['Una.', 'Dos.'],
  });
  expect(text.split('\n')).toEqual([
    'Luis:',
    '',
    'Ya venció: Orden 1.',
    'Una.',
    'Dos.',
    '',
    `Ábrala en: ${facts.link}`,
    '',
    'Recibe este correo porque en Despacho, con Pacífico, eligió que se le avise: «Me asignan una orden de trabajo».',
    `Para no recibirlo más: ${facts.stop}`,
    '',
  ]);
  expect(html).toContain(
    '<p>Luis:</p><p><strong>Ya venció: Orden 1.</strong></p><ul><li>Una.</li><li>Dos.</li></ul>',
  );
  expect(html).toContain('>Abrir en Despacho</a>');
  expect(html).toContain('>No recibir más este aviso</a>');
  const bare = mailText({ ...facts, link: '', stop: '' });
  expect(bare.html).not.toContain('<ul>');
  expect(bare.html).toContain('<p>Abra Despacho para verlo.</p>');
  for (const form of [bare.text, bare.html])
    expect(form).toContain('Para no recibirlo más, cambie su elección en Notificaciones.');
});

it('has a subject of one line that no mail program cuts', () => {
  expect(mailText({ ...facts, sentence: `  ${'x'.repeat(300)}` }).subject).toBe('x'.repeat(200));
});
