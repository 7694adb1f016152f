import { fold } from '../../shared/foundation/text/clean.ts';

/** A code beside its name, as lists show it: once where they are one word ('NORMAL · Normal') or the name begins with the code. */
export function codeLabel({ CLAVE, VALOR }: { CLAVE: string; VALOR: string }): string {
  if (VALOR === '') return CLAVE;
  const [code, name] = [fold(CLAVE), fold(VALOR)];
  return name === code || name.startsWith(`${code} `) ? VALOR : `${CLAVE} · ${VALOR}`;
}
