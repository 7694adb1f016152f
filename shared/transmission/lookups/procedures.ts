import * as z from 'zod';
import { param } from '../../foundation/contracts/params.ts';
import { procedure } from '../../foundation/contracts/procedure.ts';
import { keptLookup } from './kept.ts';
import { LOOKUPS } from './kept.ts';

const group = 'transmission';

const document = {
  TIPO: param.text('Tipo del documento, como en su dirección de la API: duca, parties', 40),
  DOCUMENTO: param.text('Identificador del documento', 64),
};

/** Contracts of the look-ups; what they say is kept with the document that asked. */
export const lookupProcedures = {
  lookup: procedure({
    group,
    name: 'lookup',
    summary: 'consultar un dato del documento en el servicio que lo conoce',
    params: {
      ...document,
      CONSULTA: param.json('Nombre de la consulta', z.enum(LOOKUPS)),
      CLAVE: param.text('Lo que se consulta: NIT, placa, inciso', 140),
      DE_NUEVO: param.optional(param.flag('Pregunta aunque lo sepa desde hace poco')),
    },
    result: keptLookup,
    permission: 'session',
    effect: 'write',
    refusals: ['permission.denied', 'not-found'],
  }),
  lookupsOf: procedure({
    group,
    name: 'lookupsOf',
    summary: 'ver lo que los servicios dijeron de un documento',
    params: document,
    result: z.array(keptLookup),
    permission: 'session',
    effect: 'read',
    refusals: ['permission.denied', 'not-found'],
  }),
};
