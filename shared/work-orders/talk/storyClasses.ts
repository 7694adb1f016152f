/** What the events of an order's story are about, in the words of its filter. */
export const storyClasses = {
  ORDEN: 'La orden',
  DOCUMENTO: 'Documentos',
  TRANSMISION: 'Transmisiones',
  GASTO: 'Gastos',
  MENSAJE: 'Mensajes',
  ARCHIVO: 'Archivos',
  APROBACION: 'Aprobaciones',
} as const;
export type StoryClass = keyof typeof storyClasses;
