import { describe, expect, it, vi } from 'vitest';
import type { Opener } from '../preview/openPdf.ts';
import { finishPrint, type Printing } from './finishPrint.ts';
import { printJobs } from './printJobs.ts';

const answer = (AVANCE: number): Printing => ({
  ESTADO: AVANCE === 100 ? 'LISTA' : 'EN_PROCESO',
  IMPRESION: 'v1-m0',
  ENLACE: AVANCE === 100 ? 'https://files/save' : '',
  VISTA: AVANCE === 100 ? 'https://files/view' : '',
  NOMBRE_ARCHIVO: 'DVA.pdf',
  AVANCE,
  PROBLEMAS: [],
});

function openerThat(opens: boolean): Opener & { opened: string[]; saved: string[][] } {
  const opened: string[] = [];
  const saved: string[][] = [];
  return {
    opened,
    saved,
    open: (url) => {
      opened.push(url);
      return opens;
    },
    save: (...file) => saved.push(file),
  };
}

describe('finishPrint', () => {
  it('shows the stored file in a window', async () => {
    const opener = openerThat(true);
    await finishPrint(
      'DVA',
      async () => answer(100),
      async () => answer(100),
      opener,
    );
    expect(opener).toMatchObject({ opened: ['https://files/view'], saved: [] });
  });

  it('saves it when the browser opens no window', async () => {
    const opener = openerThat(false);
    await finishPrint(
      'DVA',
      async () => answer(100),
      async () => answer(100),
      opener,
    );
    expect(opener.saved).toEqual([['https://files/save', 'DVA.pdf']]);
  });

  it('shows each step of a long one until it is there', async () => {
    vi.useFakeTimers();
    const steps = [30, 80, 100];
    const seen: number[] = [];
    const stop = printJobs.subscribe(() => {
      const [job] = printJobs.get();
      if (job && job.percent !== seen.at(-1)) seen.push(job.percent);
    });
    const opener = openerThat(true);
    const done = finishPrint(
      'DVA',
      async () => answer(10),
      async () => answer(steps.shift()!),
      opener,
    );
    await vi.runAllTimersAsync();
    await done;
    stop();
    vi.useRealTimers();
    expect(seen).toEqual([0, 10, 30, 80]);
    expect(printJobs.get()).toEqual([]);
    expect(opener.opened).toEqual(['https://files/view']);
  });
});
