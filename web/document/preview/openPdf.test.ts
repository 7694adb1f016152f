import { expect, it, vi } from 'vitest';
import { openPdf } from './openPdf.ts';

it('saves the file when the window is blocked, and only then', () => {
  vi.useFakeTimers();
  const save = vi.fn();
  const open = vi.fn(() => false);
  openPdf(new Uint8Array([37, 80]), 'DVA.pdf', { open, save });
  expect(save).toHaveBeenCalledWith(expect.stringMatching(/^blob:/), 'DVA.pdf');
  openPdf(new Uint8Array([37, 80]), 'DVA.pdf', { open: () => true, save });
  expect(save).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
