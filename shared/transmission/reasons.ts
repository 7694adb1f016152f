import { formatUnifiedNumber } from '../foundation/numbers/declarationNumber.ts';
import { authorities } from './authorities.ts';
import type { CountryCode } from '../countries/country.ts';

/** What a sentence may name. */
export interface Told {
  country: CountryCode;
  attempt: number;
  /** Raw code of the authority. */
  code: string;
  number: string;
  channel: string;
  /** Who decided, or handed over. */
  person: string;
  /** What a person wrote. */
  note: string;
}

type Sentence = (told: Told, authority: string) => string;

/**
 * Why a transmission is where it is: a code that is stored with every step, and the sentence that says what is known.
 * A code is never given another meaning; the sentence may be worded better. No invariant speaks of «error» in doubt.
 */
export const reasons = {
  sealed: () => 'El mensaje quedó sellado y archivado; ya no cambia.',
  'handed-over': (told) => `${told.person} la puso en cola.`,
  attempt: (told, authority) => `Se abre la conexión con ${authority} (intento ${told.attempt}).`,
  accepted: (told, authority) =>
    told.number === ''
      ? `${authority} la aceptó.`
      : `${authority} la aceptó con el número ${formatUnifiedNumber(told.number)}.`,
  'accepted-when-asked': (told, authority) =>
    `${authority} confirmó que la tiene aceptada${told.number === '' ? '' : ` con el número ${told.number}`}.`,
  'accepted-by-person': (told) => `${told.person} la dio por aceptada: ${told.note}`,
  'parts-arrived': (_, authority) => `${authority} entregó lo que faltaba de la aceptación.`,
  'parts-refused': (_, authority) =>
    `${authority} la aceptó, pero ya no acepta la contraseña de su empresa y no entrega lo que falta. Corrija las credenciales de la empresa: se pedirá solo cuando cambien.`,
  'parts-foreign': (_, authority) =>
    `${authority} la aceptó, pero por lo que falta entregó lo de otro envío: se apartó y no se aplicó. Se vuelve a pedir; si no llega lo suyo, reclámelo a ${authority}.`,
  'parts-unnamed': (_, authority) =>
    `${authority} la aceptó, pero entregó lo que falta sin decir de cuál envío de este número es: no se aplicó. Se vuelve a pedir; si no llega lo suyo, reclámelo a ${authority}.`,
  'parts-late': (_, authority) => `${authority} todavía no entrega todo; se vuelve a pedir.`,
  'signature-deleted': (told) => `${told.person} borró la firma: ${told.note}`,
  'qr-asked': (told, authority) => `${told.person} pidió a ${authority} el código QR como es ahora.`,
  'fetch-asked': (told, authority) => `${told.person} pidió ver lo que ${authority} tiene.`,
  fetched: (told, authority) =>
    `${authority} la tiene${told.number === '' ? '' : ` con el número ${formatUnifiedNumber(told.number)}`}, igual que aquí.`,
  'fetched-other': (_, authority) =>
    `${authority} contestó otra cosa que lo aceptado aquí, que queda como está con su evidencia. Compare las dos respuestas.`,
  'fetched-absent': (_, authority) =>
    `${authority} dice ahora que no la tiene. Lo aceptado queda con su evidencia: preséntela a ${authority}.`,
  'fetched-unclear': (_, authority) =>
    `${authority} no dio una respuesta que se entienda; lo aceptado queda como está. Consulte de nuevo más tarde.`,
  rejected: (told, authority) =>
    `${authority} la rechazó${told.code === '' ? '' : ` (código ${told.code})`}.`,
  'rejected-when-asked': (told, authority) =>
    `${authority} confirmó que la rechazó${told.code === '' ? '' : ` (código ${told.code})`}.`,
  'rejected-by-person': (told) => `${told.person} la dio por rechazada: ${told.note}`,
  'declared-on-paper': (told) =>
    `${told.person} la declaró en papel con el número ${formatUnifiedNumber(told.number)}; de aquí no sale: ${told.note}`,
  'taken-out': (told) => `${told.person} la retiró de la cola; nada salió: ${told.note}`,
  'absent-taken-out': (told, authority) =>
    `${authority} confirmó que no la tiene. Como pidió ${told.person}, no se envía: ${told.note}`,
  'no-connection': (_, authority) =>
    `Sin conexión con ${authority}: nada salió de aquí. Se intenta de nuevo.`,
  'not-secure': (_, authority) =>
    `La conexión con ${authority} no pasó la verificación de seguridad: nada salió de aquí. Avise a su administrador.`,
  'held-back': (_, authority) => `${authority} no responde; su transmisión espera en cola y no ha salido.`,
  'company-suspended': () =>
    'El servicio de su empresa está suspendido: la transmisión espera en cola y no ha salido. Saldrá sola cuando se reanude.',
  busy: (_, authority) => `${authority} está ocupada y no la recibió. Se intenta de nuevo.`,
  credentials: (told, authority) =>
    `${authority} no acepta la contraseña de su empresa (código ${told.code}) y no recibió la transmisión. Corrija las credenciales de la empresa: saldrá sola cuando cambien.`,
  'no-address': (_, authority) =>
    `El servidor no sabe dónde está ${authority}: nada salió de aquí. Pida a quien lo administra que indique la dirección de ${authority}: saldrá sola cuando esté.`,
  'too-heavy': (_, authority) =>
    `El servicio de ${authority} ya no recibe un mensaje de este tamaño: nada salió de aquí. Pida a quien administra el servidor que revise el tamaño que admite: saldrá sola cuando quepa.`,
  'credentials-blocked': (_, authority) =>
    `${authority} no acepta la contraseña de su empresa; la transmisión espera en cola y no ha salido. Corrija las credenciales de la empresa: saldrá sola cuando cambien.`,
  'credentials-when-asked': (_, authority) =>
    `${authority} no acepta la contraseña de su empresa y no se le puede preguntar. Corrija las credenciales de la empresa: se confirmará sola cuando cambien.`,
  'not-kept': () =>
    'No se pudo guardar la constancia del envío, así que nada salió de aquí. Se intenta de nuevo.',
  restored: (_, authority) =>
    `Restauración: estos datos pueden ser anteriores a un envío. Se confirma con ${authority} antes de enviar nada.`,
  timeout: (_, authority) => `Confirmando con ${authority}: la recibió o no, no contestó a tiempo.`,
  reset: (_, authority) => `Confirmando con ${authority}: la conexión se cortó después de enviar.`,
  incomplete: (_, authority) => `Confirmando con ${authority}: la respuesta llegó incompleta.`,
  'too-large': (_, authority) =>
    `Confirmando con ${authority}: la respuesta pasó del tamaño admitido y se apartó.`,
  'http-status': (told, authority) =>
    `Confirmando con ${authority}: contestó con el estado HTTP ${told.code}, que no dice si la tiene.`,
  'not-xml': (_, authority) => `Confirmando con ${authority}: contestó algo que no es un resultado.`,
  unreadable: (_, authority) => `Confirmando con ${authority}: su respuesta no se puede leer.`,
  hostile: (_, authority) =>
    `Confirmando con ${authority}: su respuesta traía contenido peligroso y se apartó.`,
  'unknown-fault': (told, authority) =>
    `Confirmando con ${authority}: contestó «${told.code}», que no está en el catálogo.`,
  'unknown-code': (told, authority) =>
    `Confirmando con ${authority}: contestó el código ${told.code}, que no está en el catálogo.`,
  'foreign-answer': (_, authority) =>
    `Confirmando con ${authority}: llegó la respuesta de otra transmisión; se apartó y no se aplicó.`,
  'unidentified-answer': (_, authority) =>
    `Confirmando con ${authority}: la respuesta no dice de qué transmisión es.`,
  'no-number': (_, authority) => `Confirmando con ${authority}: dice que la aceptó, falta que dé el número.`,
  implausible: (_, authority) =>
    `Confirmando con ${authority}: dice que la aceptó, pero el número o la fecha que dio no tienen la forma debida. Su respuesta queda guardada.`,
  duplicate: (_, authority) => `${authority} dice que ya la tiene; se le piden los datos.`,
  processing: (_, authority) => `${authority} la recibió y la está procesando.`,
  'process-stopped': (_, authority) =>
    `Confirmando con ${authority}: el envío se interrumpió de nuestro lado y no se sabe si salió.`,
  'not-recorded': (_, authority) =>
    `Confirmando con ${authority}: la respuesta no se pudo archivar; se vuelve a pedir.`,
  asking: (_, authority) => `Se le pregunta a ${authority} por este número.`,
  'absent-so-far': (_, authority) =>
    `${authority} dice que no la tiene; se confirma otra vez antes de darlo por cierto.`,
  'unnamed-when-asked': (_, authority) =>
    `${authority} tiene algo con este número y no dice si es este envío u otro del mismo número: no prueba nada. Se vuelve a preguntar.`,
  'no-answer-when-asked': (_, authority) => `${authority} no contestó la consulta; se vuelve a preguntar.`,
  'absent-for-now': (_, authority) =>
    `${authority} confirmó dos veces que no la tiene. Por si la procesa tarde, se espera y se le pregunta otra vez antes de enviarla de nuevo.`,
  'doubt-too-long': (_, authority) =>
    `${authority} no ha aclarado a tiempo si la tiene. Averigüe con ${authority} y registre su decisión con lo que la prueba; mientras tanto se le sigue preguntando y nada se envía.`,
  'proved-absent': (_, authority) =>
    `${authority} confirmó dos veces que no la tiene: no se registró. Se envían los mismos bytes.`,
  requeued: () => 'Vuelve a la cola con los mismos bytes sellados.',
  'requeued-by-person': (told) => `${told.person} pidió enviarla ya.`,
  'doubt-by-person': (told, authority) =>
    `${told.person} afirma que no se registró: ${told.note} Se confirma con ${authority} antes de enviar.`,
  'asked-by-person': (told, authority) => `${told.person} pidió preguntar a ${authority} otra vez.`,
  'harmless-repeat': () => 'La validación no cambia nada en la autoridad: se repite.',
  'validation-unanswered': (_, authority) =>
    `Se repitió la validación durante horas y ${authority} no contestó nada que se entienda. No cambia nada allá: envíela ya otra vez, o retírela de la cola y valide de nuevo cuando responda.`,
  conflict: (_, authority) =>
    `${authority} tiene otro contenido con este número. Compárelo y decida; nada se enviará de nuevo por sí solo.`,
  vanishing: (_, authority) =>
    `Se envió varias veces y ${authority} nunca la registró. Revise el caso antes de enviar de nuevo.`,
  tampered: () => 'El mensaje archivado no coincide con el que se selló: no se envió. Avise a soporte.',
  'worker-failed': () =>
    'El envío no pudo terminar de nuestro lado. Lo sellado está a salvo; revise y decida.',
  channel: (told) => `Canal ${told.channel}.`,
} satisfies Record<string, Sentence>;

export type Reason = keyof typeof reasons;

/** The Spanish sentence of a step. */
export const sentenceOf = (reason: Reason, told: Told, receiver = authorities[told.country].name): string =>
  reasons[reason](told, receiver);
