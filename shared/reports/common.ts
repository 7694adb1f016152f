import { catalogue } from '../catalogues/names.ts';
import { column } from './report.ts';

/** Columns that several reports have, under one label. */
export const shown = {
  MODULO: column.hidden(),
  ID: column.hidden(),
  FECHA: column.day('Fecha'),
  CREADO: column.moment('Hecha'),
  NO_ORDEN: column.order('No. de orden'),
  NUMERO: column.declaration('No. de declaración'),
  CORRELATIVO: column.text('Orden'),
  CLIENTE: column.text('Cliente'),
  NIT: column.taxId('NIT o RTN', { aside: true }),
  REGIMEN: column.text('Régimen', { catalogue: catalogue.regimes }),
  MODALIDAD: column.text('Modalidad', { catalogue: catalogue.modalities, aside: true }),
  TIPO: column.text('Clase', { aside: true }),
  ADUANA: column.text('Aduana', { catalogue: catalogue.customsOffices }),
  AGENTE: column.text('Agente', { aside: true }),
  USUARIO: column.text('Hecha por'),
  ESTADO: column.text('Estado'),
  CANAL: column.text('Canal'),
  ACEPTADA: column.moment('Aceptada'),
  VALIDA_HASTA: column.day('Válida hasta'),
  DIAS: column.count('Días'),
  DECLARACIONES: column.count('Declaraciones'),
  VALOR: column.money('Valor en aduana, US$'),
  IMPORTE: column.money('Tributos, moneda local'),
  GARANTIZADO: column.money('Garantizados, moneda local'),
  PROVEEDOR: column.text('Proveedor'),
  TRIBUTO: column.text('Tributo', { catalogue: catalogue.taxes }),
} as const;
