import * as z from 'zod';
import { stepText } from './stepText.ts';

/** The downloaded chain of a transmission, as far as its hashes go; exchanges as they stand, for all of them is hashed. */
const chainFile = z.object({
  CLAVE: z.string(),
  HUELLA: z.string(),
  CADENA: z.array(
    z.object({
      SEQ: z.int(),
      ESTADO: z.string(),
      FECHA: z.string(),
      INTENTO: z.int(),
      MOTIVO: z.string(),
      CODIGO: z.string(),
      PERSONA: z.string(),
      NOTA: z.string(),
      INTERCAMBIO: z.unknown().optional(),
      ANTERIOR: z.string(),
      HUELLA: z.string(),
    }),
  ),
});
export type ChainFile = z.infer<typeof chainFile>;

/** What was found in a chain: sentences about each fault in Spanish, none where it is whole. */
export interface VerifiedChain {
  key: string;
  steps: number;
  /** Hash of the sealed bytes, on which all of it hangs. */
  sealed: string;
  faults: string[];
}

/** The chain that a text holds; undefined of anything else. */
export function readChain(text: string): ChainFile | undefined {
  try {
    return chainFile.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Goes through a downloaded chain and names each step that was changed, left out or put in (product 25). That its end was
 * cut shows only beside the page of the transmission, which knows how many steps there are.
 * @param sha256 hash of a text as hexadecimal digits.
 */
export function verifyChain(
  { CLAVE, HUELLA, CADENA }: ChainFile,
  sha256: (text: string) => string,
): VerifiedChain {
  let before = HUELLA;
  const faults = CADENA.flatMap((step, index) => {
    const place = `Paso ${index + 1}`;
    const said = sha256(
      stepText({
        previous: step.ANTERIOR,
        seq: step.SEQ,
        state: step.ESTADO,
        at: step.FECHA,
        attempt: step.INTENTO,
        reason: step.MOTIVO,
        code: step.CODIGO,
        person: step.PERSONA,
        note: step.NOTA,
        exchange: step.INTERCAMBIO,
      }),
    );
    const follows = step.SEQ === index + 1 && step.ANTERIOR === before;
    before = step.HUELLA;
    return [
      ...(follows ? [] : [`${place}: no continúa el anterior; aquí se cambió, quitó o insertó algo.`]),
      ...(said === step.HUELLA ? [] : [`${place}: no tiene la huella de su contenido; fue cambiado.`]),
    ];
  });
  return { key: CLAVE, steps: CADENA.length, sealed: HUELLA, faults };
}
