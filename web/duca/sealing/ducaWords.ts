import type { SealingWords } from '../../transmission/sealing/screens.ts';

/** How Guatemala speaks of what is done with a DUCA. */
export const ducaWords: SealingWords = {
  the: 'la DUCA',
  send: 'transmitir',
  review: 'transmita',
  closed: 'Esta DUCA ya no está por transmitir.',
  change: { noun: 'rectificación', verb: 'Rectificar' },
  withdraw: {
    verb: 'Anular ante SAT',
    question: '¿Desea anular la DUCA ante SAT?',
    text: 'Se pide a SAT que anule lo que aceptó. Cuando lo acepte, sus DVA, facturas y documentos de transporte quedan libres para declararlos otra vez, salvo los que use otra declaración. Los tributos que cargó al cliente siguen en «Gastos» de la orden hasta que alguien los quite. Esto tiene efecto legal.',
  },
};
