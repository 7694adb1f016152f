import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('the same subject with the same facts is read once, and its answer is the same object', () => {
  const read = vi.fn((subject: { name: string }, suffix: string) => ({ text: subject.name + suffix }));
  const textOf = remembered(read);
  const subject = { name: 'caja' };
  expect(textOf(subject, 's')).toEqual({ text: 'cajas' });
  expect(textOf(subject, 's')).toBe(textOf(subject, 's'));
  expect(read).toHaveBeenCalledTimes(1);
});

test('another subject that looks alike is read for itself', () => {
  const read = vi.fn((subject: { name: string }) => subject.name);
  const nameOf = remembered(read);
  nameOf({ name: 'caja' });
  nameOf({ name: 'caja' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('other facts, one fewer or one more, are read anew', () => {
  const read = vi.fn((subject: { name: string }, ...more: string[]) => [subject.name, ...more].join(' '));
  const said = remembered(read);
  const subject = { name: 'caja' };
  expect([said(subject, 'a'), said(subject, 'b'), said(subject), said(subject, 'b', 'c')]).toEqual([
    'caja a',
    'caja b',
    'caja',
    'caja b c',
  ]);
});

test('an answer of undefined is remembered too', () => {
  const read = vi.fn((): undefined => undefined);
  const none = remembered(read);
  const subject = {};
  none(subject);
  none(subject);
  expect(read).toHaveBeenCalledTimes(1);
});
