import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { deliveriesResult } from './result.ts';

const group = 'transmission';

const document = {
  TIPO: param.text('Tipo de documento, como «duca»', 30),
  DOCUMENTO: param.text('Identificador del documento', 50),
};

/** Contracts of the files that go to an authority's server of files and come back from it. */
export const deliveryProcedures = {
  deliveries: procedure({
    group,
    name: 'deliveries',
    summary: 'ver los archivos entregados a la autoridad y los que dejó',
    params: document,
    result: deliveriesResult,
    permission: 'session',
    effect: 'read',
    refusals: ['permission.denied', 'not-found'],
  }),
  receivedLink: procedure({
    group,
    name: 'receivedLink',
    summary: 'descargar un archivo que dejó la autoridad',
    params: { ...document, SHA256: param.text('Huella del archivo, como la da deliveries', 64) },
    result: z.object({ ENLACE: z.string() }),
    permission: 'session',
    effect: 'read',
    refusals: ['permission.denied', 'not-found'],
  }),
};
