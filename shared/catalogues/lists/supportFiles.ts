import { makeList } from '../makeList.ts';
import { catalogue } from '../names.ts';

const MB = 1024 * 1024;
/** RECAUCA art. 324 as Puerto Cortés applies it: 300 KB per scanned page. */
const PAGE_BYTES = String(300 * 1024);

/** Limits of the files of box 54. SAT publishes none; these keep a declaration's message within reason. */
export const supportFileList = makeList({
  name: catalogue.supportFiles,
  title: 'Límites de los archivos de soporte',
  source: 'Práctica del oficio y RECAUCA art. 324; los límites de la autoridad no son públicos',
  sample: true,
  rows: [
    limits('PDF', 'Documento PDF', 5 * MB, { pages: '60' }),
    limits('JPEG', 'Fotografía JPEG', 5 * MB, { pages: '1', width: '1700', height: '2200' }),
    limits('PNG', 'Imagen PNG', 5 * MB, { pages: '1', width: '1700', height: '2200' }),
    { ...limits('TOTAL', 'Todos los archivos de una declaración', 25 * MB, {}), BYTES_POR_PAGINA: '' },
  ],
});

function limits(
  CLAVE: string,
  VALOR: string,
  bytes: number,
  { pages = '', width = '', height = '' }: { pages?: string; width?: string; height?: string },
) {
  return {
    CLAVE,
    VALOR,
    BYTES_MAXIMOS: String(bytes),
    BYTES_POR_PAGINA: PAGE_BYTES,
    PAGINAS_MAXIMAS: pages,
    ANCHO_MAXIMO: width,
    ALTO_MAXIMO: height,
  };
}

const duty = (DOCUMENTO: string, VALOR: string) => ({
  CLAVE: `*-${DOCUMENTO}`,
  VALOR,
  MODALIDAD: '*',
  DOCUMENTO,
});

/** Documents whose file a modality asks for: certificates and licences, which the office checks against the goods. */
export const supportFileDutyList = makeList({
  name: catalogue.supportFileDuties,
  title: 'Archivos que pide la modalidad',
  source: 'Práctica del oficio; confirme con la autoridad',
  sample: true,
  rows: [
    duty('861', 'Certificado de origen'),
    duty('851', 'Certificado fitosanitario'),
    duty('853', 'Certificado zoosanitario'),
    duty('852', 'Certificado sanitario'),
    duty('911', 'Licencia de importación'),
    duty('811', 'Licencia de exportación'),
  ],
});
