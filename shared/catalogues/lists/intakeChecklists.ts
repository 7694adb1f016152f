import type { CountryCode } from '../../countries/country.ts';
import type { CatalogueList } from '../../foundation/documents/makeReference.ts';
import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

/**
 * REGIMEN is the code of box 11 or the first digits of one; blank asks it of every regime. CLASE is one of
 * `receivedKinds`. CONDICION says when it is owed, where it is not always.
 */
const asked = (REGIMEN: string, name: string, VALOR: string, CLASE: string, CONDICION = '') => ({
  CLAVE: `${REGIMEN || '*'}-${name}`,
  VALOR,
  REGIMEN,
  CLASE,
  CONDICION,
});

const papers = (country: CountryCode, imports: string, exports: string, transit: string): CatalogueList =>
  makeList({
    name: catalogue.intakeChecklist,
    title: 'Lista de recepción por régimen',
    countries: [country],
    // RECAUCA art. 321 names the papers that stand behind a declaration.
    source: 'RECAUCA art. 321 y práctica del oficio; ajústela a la de su agencia',
    sample: true,
    rows: [
      asked('', 'MANDATO', 'Poder o contrato de servicios del cliente', 'PAPEL'),
      asked('', 'TRANSPORTE', 'Documento de transporte', 'PAPEL'),
      asked(imports, 'FACTURA', 'Factura comercial', 'PAPEL'),
      asked(imports, 'EMPAQUE', 'Lista de empaque', 'PAPEL'),
      asked(imports, 'VALOR', 'Datos para la declaración del valor', 'PAPEL'),
      asked(imports, 'ORIGEN', 'Certificado o declaración de origen', 'PAPEL', 'si se pide preferencia'),
      asked(imports, 'PERMISO', 'Permisos y licencias', 'PAPEL', 'si la mercancía los requiere'),
      asked(imports, 'MERCANCIA', 'Mercancía en el depósito o la aduana', 'MERCANCIA'),
      asked(exports, 'FACTURA', 'Factura de exportación', 'PAPEL'),
      asked(exports, 'EMPAQUE', 'Lista de empaque', 'PAPEL'),
      asked(exports, 'PERMISO', 'Licencias de exportación', 'PAPEL', 'si la mercancía las requiere'),
      asked(transit, 'FACTURA', 'Factura comercial', 'PAPEL'),
      asked(transit, 'GARANTIA', 'Garantía del tránsito', 'PAPEL'),
    ],
  });

/** What each regime asks of an order before anything is declared: data, which an administrator replaces. */
export const intakeChecklists: readonly CatalogueList[] = [
  papers('GT', 'IM', 'EX', 'TR'),
  papers('HN', '4', '1', '8'),
];
