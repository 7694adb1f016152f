import type { SealingWords } from '../../transmission/sealing/screens.ts';

/** How Honduras speaks of what is done with a DUA. */
export const duaWords: SealingWords = {
  the: 'la DUA',
  send: 'registrar',
  review: 'registre',
  closed: 'Esta DUA ya no está por registrar.',
  change: { noun: 'modificación', verb: 'Modificar' },
  withdraw: {
    verb: 'Desistir',
    question: '¿Desea desistir de la DUA?',
    text: 'Se pide a SARAH que la dé de baja. Cuando lo acepte, sus DVA, facturas y documentos de transporte quedan libres para declararlos otra vez, salvo los que use otra declaración. Los tributos que cargó al cliente siguen en «Gastos» de la orden hasta que alguien los quite. Esto tiene efecto legal.',
  },
};
