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
