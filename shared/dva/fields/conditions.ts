import { field } from '../../foundation/fields/field.ts';

const whenYes = (name: string) => ({ field: name, is: ['1'] });

/** Boxes 24 to 29.1: conditions of the transaction, yes or no, with what follows a yes (domain 2.2, II). */
export const conditionFields = {
  CASILLA_24: field.flag(
    '¿Existen restricciones a la cesión o utilización de las mercancías, distintas de las del artículo 1.1 a) del Acuerdo?',
    {
      box: '24',
      owed: true,
      help: 'No cuentan las que impone la ley, las que limitan el lugar de reventa ni las que no afectan el valor: son las del artículo 1.1 a).',
    },
  ),
  CASILLA_24_1: field.text('Indique en qué consisten', {
    box: '24.1',
    max: 150,
    when: whenYes('CASILLA_24'),
    owed: true,
    help: 'Describa la restricción.',
  }),
  CASILLA_25: field.flag('¿Depende la venta o el precio de alguna condición o contraprestación?', {
    box: '25',
    owed: true,
    help: 'Si la condición tiene un valor que se pueda calcular, su monto va en la casilla 42.1.',
  }),
  CASILLA_25_1: field.text('Indique la condición o contraprestación', {
    box: '25.1',
    max: 150,
    when: whenYes('CASILLA_25'),
    owed: true,
    help: 'Describa la condición; su monto va en la casilla 42.1.',
  }),
  CASILLA_26: field.flag('¿Revierte al vendedor parte del producto de la reventa, cesión o utilización?', {
    box: '26',
    owed: true,
    help: 'Si se pactó que parte de lo que usted obtenga vuelve al vendedor, su monto va en la casilla 42.2.',
  }),
  CASILLA_27: field.flag('¿Existe vinculación entre el vendedor y el comprador?', {
    box: '27',
    owed: true,
    help: 'Por ejemplo, empresas del mismo grupo, socios, empleador y empleado, o familia.',
  }),
  CASILLA_27_1: field.text('Tipo de vinculación', {
    box: '27.1',
    max: 100,
    when: whenYes('CASILLA_27'),
    owed: true,
    help: 'En qué consiste la vinculación.',
  }),
  CASILLA_27_2: field.flag('¿Ha influido la vinculación en el precio?', {
    box: '27.2',
    when: whenYes('CASILLA_27'),
    owed: true,
    help: 'Conteste «Sí» si el precio sería otro sin la vinculación.',
  }),
  CASILLA_28: field.flag('¿Existen pagos indirectos y/o descuentos retroactivos?', {
    box: '28',
    owed: true,
    help: 'Pagos al vendedor fuera de la factura, o descuentos por compras anteriores. Su monto va en la casilla 40.',
  }),
  CASILLA_28_1: field.text('Concepto', {
    box: '28.1',
    max: 150,
    when: whenYes('CASILLA_28'),
    owed: true,
    help: 'Por qué concepto; el monto va en la casilla 40.',
  }),
  CASILLA_29: field.flag('¿Debe el comprador pagar cánones o derechos de licencia?', {
    box: '29',
    owed: true,
    help: 'Regalías relacionadas con las mercancías que son condición de la venta. Su monto va en la casilla 42.9.',
  }),
  CASILLA_29_1: field.text('Naturaleza de los cánones', {
    box: '29.1',
    max: 150,
    when: whenYes('CASILLA_29'),
    owed: true,
    help: 'Marca, patente, derecho de autor u otra; el monto va en la casilla 42.9.',
  }),
  /** Boxes whose answer a person gave or looked at, '24,27'; the others are only proposed. Not printed. */
  CONDICIONES_CONFIRMADAS: field.text('Casillas revisadas', {
    max: 20,
    hidden: true,
    help: 'Al derivar, las respuestas de las casillas 24 a 29 se proponen como «No». Quien firma declara bajo juramento: cada respuesta se da o se confirma.',
  }),
} as const;
