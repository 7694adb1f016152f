/**
 * Life of a mail. DUDOSO: the process ended between sending and noting it, or its moment lies in time that the data know
 * nothing of because a copy was put back; it is never sent a second time.
 */
export const mailStates = {
  ESPERA: 'En espera',
  ENVIANDO: 'Enviándose',
  ENVIADO: 'Enviado',
  DUDOSO: 'No se sabe si salió; no se repite',
  RECHAZADO: 'No se pudo enviar',
  REBOTADO: 'Rebotó',
  QUEJA: 'Se marcó como no deseado',
  SUPRIMIDO: 'No se envió: ya no se recibe',
} as const;
export type MailState = keyof typeof mailStates;
