import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Boxes 58–60: what the printed form carries for the single window and the declarant's signature. Paper only. */
export const windowAndSignature = one('Ventanilla única y firma del declarante', {
  REFERENCIA_VENTANILLA: field.text('Firma o Autorización de Ventanilla Única', {
    box: '58',
    max: 120,
    help: 'Número o referencia de la autorización que dio la ventanilla única. Solo se imprime.',
  }),
  CODIGO_EXPORTADOR: field.text('Código de Exportador', {
    box: '59',
    max: 30,
    help: 'Código con que la ventanilla única registra al exportador. Solo se imprime.',
  }),
  REPRESENTADO_POR: field.text('Representado por', {
    box: '60',
    max: 120,
    help: 'Quién firma por el declarante. Solo se imprime.',
  }),
  LUGAR_FIRMA: field.text('Lugar', { box: '60', max: 80, help: 'Lugar de la firma. Solo se imprime.' }),
  FECHA_FIRMA: field.date('Fecha', { box: '60', help: 'Día de la firma. Solo se imprime.' }),
});
