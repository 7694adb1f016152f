import { catalogue } from '../../catalogues/names.ts';
import { many } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

const weight = { decimals: 2 } as const;

/** Vehicles and containers, one line each (spec 3, declaration of Honduras). */
export const transport = many('Transporte', 'ID_LINEA', {
  ID_LINEA: field.key(),
  MATRICULA_UNIDAD_TRANSPORTE: field.text('Matrícula de la unidad', {
    max: 40,
    lookups: { placa: { MARCA: 'MARCA_TRANSPORTE', CHASIS: 'CHASIS_TRANSPORTE' } },
    help: 'Placa del cabezal, nombre del buque o vuelo.',
  }),
  RTN_NOMBRE_TRANSPORTISTA: field.text('Transportista', {
    max: 230,
    help: 'RTN o código y nombre, separados por « - »; a la autoridad va solo la primera parte.',
  }),
  NUMERO_CONTENEDOR: field.container('Contenedor', {
    copied: false,
    help: 'Cuatro letras y siete dígitos; el último comprueba a los demás.',
  }),
  MATRICULA_REMOLQUE: field.text('Matrícula del remolque', {
    help: 'Placa del remolque o del chasis que lleva el contenedor.',
    max: 40,
  }),
  NUMERO_EJES_TRANSPORTE: field.integer('Ejes de la unidad', { help: 'Ejes del cabezal, solo el número.' }),
  NUMERO_PRECINTO: field.text('Precinto', {
    help: 'Número del precinto o marchamo, tal como está grabado.',
    max: 100,
    copied: false,
  }),
  PESO_TRANSPORTE: field.decimal('Peso de la unidad', { ...weight, help: 'Kilogramos de la unidad vacía.' }),
  MARCA_TRANSPORTE: field.text('Marca', { help: 'Marca del cabezal, como está en su registro.', max: 60 }),
  MOTOR_TRANSPORTE: field.text('Motor', { help: 'Número de motor del cabezal.', max: 60 }),
  CHASIS_TRANSPORTE: field.text('Chasis', { help: 'Número de chasis o VIN del cabezal.', max: 60 }),
  NUMERO_EJES_REMOLQUE: field.integer('Ejes del remolque', { help: 'Ejes del remolque, solo el número.' }),
  PESO_REMOLQUE: field.decimal('Peso del remolque', { ...weight, help: 'Kilogramos del remolque vacío.' }),
  ID_NOMBRE_CONDUCTOR: field.text('Conductor', { max: 200, help: 'Nombre completo.' }),
  DOCUMENTO_CONDUCTOR: field.text('Documento del conductor', {
    help: 'Identidad o pasaporte del conductor.',
    max: 40,
  }),
  ID_PAIS_CONDUCTOR: field.choice('País del conductor', {
    help: 'País que emitió el documento del conductor.',
    catalogue: catalogue.countries,
  }),
  LICENCIA_CONDUCTOR: field.text('Licencia del conductor', {
    help: 'Número de la licencia de conducir.',
    max: 40,
  }),
  CANTIDAD_BULTOS: field.decimal('Bultos', {
    help: 'Bultos que lleva la unidad.',
    decimals: 2,
    fewest: 0,
    copied: false,
  }),
  PESO_BULTOS: field.decimal('Peso de los bultos', {
    ...weight,
    copied: false,
    help: 'Kilogramos de la carga.',
  }),
});
