import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';
import { importerLookups } from '../../foundation/fields/lookedUp.ts';
import { COVERAGE } from '../terms.ts';

/** What a certification says once: who certifies to whom, since when, and for how long (domain 5.1). */
export const header = one('Certificación', {
  NUMERO_CERTIFICACION: field.text('Número o referencia', {
    max: 40,
    owed: true,
    copied: false,
    lookups: { certificado: { EXPORTADOR: 'NOMBRE_EXPORTADOR' } },
    help: 'El que se escribe en la casilla 54.2 de la DUCA. Ninguna otra certificación vigente puede llevarlo.',
  }),
  ACUERDO: field.choice('Acuerdo', {
    catalogue: catalogue.agreements1,
    owed: true,
    help: 'Tratado cuya preferencia ampara; es el de la casilla 44 de la DUCA.',
  }),
  FECHA_CERTIFICACION: field.date('Fecha de la certificación', {
    owed: true,
    copied: false,
    help: 'Día en que se certifica. Sirve cuatro años desde entonces.',
  }),
  FECHA_VENCIMIENTO: field.date('Vence', {
    writer: 'computation',
    help: 'Cuatro años después de la fecha de la certificación.',
  }),
  ALCANCE: field.choice('Alcance', {
    catalogue: catalogue.certificationScopes,
    owed: true,
    help: 'Un solo embarque, o todos los de un período de doce meses a lo sumo.',
  }),
  PERIODO_DESDE: field.date('Período desde', {
    owed: true,
    copied: false,
    when: { field: 'ALCANCE', is: [COVERAGE.blanket] },
  }),
  PERIODO_HASTA: field.date('Período hasta', {
    owed: true,
    copied: false,
    when: { field: 'ALCANCE', is: [COVERAGE.blanket] },
    help: 'A lo sumo doce meses desde el primer día.',
  }),
  FACTURA: field.text('Factura del embarque', {
    max: 60,
    copied: false,
    when: { field: 'ALCANCE', is: [COVERAGE.single] },
    help: 'Factura comercial con que se reconoce el embarque.',
  }),
  CERTIFICA: field.choice('Certifica', {
    catalogue: catalogue.originCertifiers,
    owed: true,
    help: 'El importador, el exportador o el productor de la mercancía.',
  }),
  NOMBRE_FIRMANTE: field.text('Nombre de quien firma', { max: 120, owed: true }),
  CARGO_FIRMANTE: field.text('Cargo', { max: 100 }),
  EMPRESA_FIRMANTE: field.text('Empresa de quien firma', { max: 200, owed: true }),
  TELEFONO_FIRMANTE: field.text('Teléfono de quien firma', { max: 40 }),
  CORREO_FIRMANTE: field.text('Correo de quien firma', {
    max: 120,
    help: 'Un teléfono o un correo: la autoridad debe poder encontrarlo.',
  }),
  NIT_IMPORTADOR: field.taxId('NIT del importador', {
    party: 'IMPORTADOR.NIT',
    lookups: importerLookups({ NOMBRE: 'NOMBRE_IMPORTADOR', DIRECCION: 'DIRECCION_IMPORTADOR' }),
    help: 'Si se conoce. En blanco sirve a cualquier importador.',
  }),
  NOMBRE_IMPORTADOR: field.text('Importador', { max: 200, party: 'IMPORTADOR.NOMBRE' }),
  DIRECCION_IMPORTADOR: field.text('Dirección del importador', { max: 250, party: 'IMPORTADOR.DIRECCION' }),
  NOMBRE_EXPORTADOR: field.text('Exportador', { max: 200, owed: true, party: 'PROVEEDOR.NOMBRE' }),
  IDENTIFICACION_EXPORTADOR: field.text('Registro fiscal del exportador', {
    max: 40,
    party: 'PROVEEDOR.IDENTIFICACION',
  }),
  DIRECCION_EXPORTADOR: field.text('Dirección del exportador', { max: 250, party: 'PROVEEDOR.DIRECCION' }),
  ID_PAIS_EXPORTADOR: field.choice('País del exportador', {
    catalogue: catalogue.countries,
    owed: true,
    party: 'PROVEEDOR.ID_PAIS',
  }),
  NOMBRE_PRODUCTOR: field.text('Productor', {
    max: 200,
    help: 'Si se conoce y es otro que el exportador. «Varios» cuando son más de uno.',
  }),
  DIRECCION_PRODUCTOR: field.text('Dirección del productor', { max: 250 }),
  OBSERVACIONES: field.note('Observaciones', { max: 1000 }),
});
