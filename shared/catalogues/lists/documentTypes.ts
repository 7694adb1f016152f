import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

const EDIFACT = 'Selección de UN/EDIFACT, elemento 1001; los códigos de la autoridad no son públicos';

/** DECLARACION_ANTERIOR '1': the kind names a declaration that this one completes or discharges; one row says so. */
export const supportDocumentList = makeList({
  name: catalogue.supportDocuments,
  title: 'Documentos de soporte (DUCA 54.1)',
  source: EDIFACT,
  sample: true,
  rows: pairs([
    ['380', 'Factura comercial'],
    ['325', 'Factura proforma'],
    ['271', 'Lista de empaque'],
    ['705', 'Conocimiento de embarque'],
    ['740', 'Guía aérea'],
    ['730', 'Carta de porte'],
    ['785', 'Manifiesto de carga'],
    ['861', 'Certificado de origen'],
    ['862', 'Declaración de origen en factura'],
    ['954', 'Certificado de circulación EUR.1'],
    ['CTG', 'Certificado de cuota o contingente (código propio)'],
    ['851', 'Certificado fitosanitario'],
    ['853', 'Certificado zoosanitario'],
    ['852', 'Certificado sanitario'],
    ['911', 'Licencia de importación'],
    ['811', 'Licencia de exportación'],
    ['520', 'Póliza de seguro'],
    ['934', 'Declaración del valor en aduana'],
    ['998', 'Declaración de mercancías anterior'],
  ]).map((row) => ({ ...row, DECLARACION_ANTERIOR: row.CLAVE === '998' ? '1' : '0' })),
});

export const invoiceDocumentList = makeList({
  name: catalogue.invoiceDocuments,
  title: 'Tipos de factura',
  source: EDIFACT,
  sample: true,
  rows: pairs([
    ['380', 'Factura comercial'],
    ['325', 'Factura proforma'],
    ['384', 'Factura corregida'],
    ['385', 'Factura consolidada'],
  ]),
});

export const transportDocumentList = makeList({
  name: catalogue.transportDocuments,
  title: 'Tipos de documento de transporte',
  source: EDIFACT,
  sample: true,
  rows: pairs([
    ['705', 'Conocimiento de embarque (BL)'],
    ['704', 'Conocimiento de embarque madre'],
    ['714', 'Conocimiento de embarque hijo'],
    ['740', 'Guía aérea'],
    ['741', 'Guía aérea madre'],
    ['703', 'Guía aérea hija'],
    ['730', 'Carta de porte'],
    ['720', 'Carta de porte ferroviaria'],
  ]),
});

const SAMPLE = 'Muestra propia; los códigos de la autoridad no son públicos';

export const invoiceIssuerList = makeList({
  name: catalogue.invoiceIssuers,
  title: 'Emisores de factura',
  source: SAMPLE,
  sample: true,
  rows: pairs([
    ['PRV', 'Proveedor'],
    ['MAT', 'Casa matriz del proveedor'],
    ['INT', 'Intermediario'],
    ['IMP', 'Importador'],
  ]),
});

export const transportIssuerList = makeList({
  name: catalogue.transportIssuers,
  title: 'Emisores de documentos de transporte',
  source: SAMPLE,
  sample: true,
  rows: pairs([
    ['NAV', 'Naviera'],
    ['AER', 'Línea aérea'],
    ['TRA', 'Transportista terrestre'],
    ['CON', 'Consolidador'],
    ['AGE', 'Agente naviero'],
  ]),
});

export const identificationList = makeList({
  name: catalogue.identificationTypes,
  title: 'Tipos de identificación (DUCA 4.2 y 5.2)',
  source: 'Documentos de identidad tributaria de la región; códigos propios',
  sample: true,
  rows: [
    { CLAVE: 'NIT', VALOR: 'NIT (Guatemala y El Salvador)', PAIS: 'GT' },
    { CLAVE: 'RTN', VALOR: 'RTN (Honduras)', PAIS: 'HN' },
    { CLAVE: 'RUC', VALOR: 'RUC (Nicaragua y Panamá)', PAIS: 'NI' },
    { CLAVE: 'CJ', VALOR: 'Cédula jurídica (Costa Rica)', PAIS: 'CR' },
    { CLAVE: 'CF', VALOR: 'Cédula física (Costa Rica)', PAIS: 'CR' },
    { CLAVE: 'DPI', VALOR: 'DPI (Guatemala)', PAIS: 'GT' },
    { CLAVE: 'DNI', VALOR: 'DNI (Honduras)', PAIS: 'HN' },
    { CLAVE: 'PAS', VALOR: 'Pasaporte', PAIS: '' },
    { CLAVE: 'EXT', VALOR: 'Identificación tributaria de otro país', PAIS: '' },
  ],
});
