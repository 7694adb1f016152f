import * as z from 'zod';
import { param } from '../foundation/contracts/params.ts';
import { procedure } from '../foundation/contracts/procedure.ts';

const row = z.record(z.string(), z.string());

/** What is asked of the tariff itself; the group of products, which it classifies, answers. */
export const tariffProcedures = {
  /** For other programs: the product's own screens search the list that the browser keeps. */
  searchTariff: procedure({
    group: 'products',
    name: 'searchTariff',
    summary: 'buscar incisos del arancel por código o por palabras',
    params: {
      TEXTO: param.text('Principio del código o palabras: 8471.30, camisa algodón, laptop', 200),
      CUANTOS: param.optional(param.integer('Cuántos incisos; 20 si está vacío', 1, 50)),
    },
    result: z.object({
      /** The nearest first, each as the list has it, with the headings over it in TITULOS. */
      rows: z.array(row),
      /** What was read in place of a word that no code says. */
      read: z.array(z.object({ typed: z.string(), meant: z.string() })),
    }),
    permission: 'tariff:read',
    effect: 'read',
  }),
  chapterPdf: procedure({
    group: 'products',
    name: 'chapterPdf',
    refusals: ['rejected'],
    summary: 'bajar un capítulo del arancel en PDF',
    params: { CAPITULO: param.text('Capítulo, dos cifras', 2) },
    /** PDF in base 64. */
    result: z.object({ NOMBRE: z.string(), PDF: z.string() }),
    permission: 'tariff:read',
    effect: 'read',
  }),
};
