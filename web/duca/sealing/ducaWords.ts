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
    text: 'Se pide a SAT que anule lo que aceptó. Sus documentos quedan cerrados. Esto tiene efecto legal.',
  },
};
