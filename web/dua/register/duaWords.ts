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
    text: 'Se pide a SARAH que la dé de baja. Sus documentos quedan cerrados. Esto tiene efecto legal.',
  },
};
