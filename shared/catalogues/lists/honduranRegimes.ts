import type { CatalogueRow } from '../../foundation/documents/reference.ts';
import { makeList, pairs } from '../makeList.ts';
import { catalogue } from '../names.ts';

/** Regimes that come with the Central American form of goods of the region, and cancel no title. */
const WITH_FAUCA: readonly string[] = ['4500', '4600', '8300'];

/** The one of the regimes that leave whose description cancels a title. */
const LEAVES_BY_TITLE = '3000';

/** Goods that left a deposit, or were admitted for a time: what brought them was cancelled as they came in. */
const CAME_BEFORE: readonly string[] = ['5', '7'];

/** Goods that come back as they left, or repaired for nothing: nobody sells them, so that no value is declared of a sale. */
const COME_BACK: readonly string[] = ['6000', '6010', '6020', '6022'];

/**
 * Whether the declaration cancels the title of transport under which the goods came (domain 3.2: as their descriptions
 * and digits say): neither what leaves, nor what came by FAUCA, nor what comes of a regime of goods that were here.
 */
function cancelsTitle(code: string, leaves: boolean): boolean {
  if (leaves) return code === LEAVES_BY_TITLE;
  return !WITH_FAUCA.includes(code) && !CAME_BEFORE.includes(code.slice(2, 3));
}

/** What leaves, returns or passes on is made of what came in, as their descriptions say: nothing compares. */
const TRANSFORMED: readonly string[] = ['3050', '3051', '3351', '6021'];

/**
 * What a regime asks, told by its digits (domain 3.2): the first says the operation, the last two the regime before.
 * OBLIGACION says how its taxes are settled: P they are paid, G guaranteed while the operation is suspended, blank none.
 * CANCELA: each item cancels one of an earlier declaration. DESCARGA: how it discharges that, by CANTIDAD of the commercial
 * unit where the goods are the same, in PARTE where they were transformed, or ENTERA. CANCELA_TITULO: the declaration cancels
 * a title of transport; 1 where a list lacks it. DVA: whether a value declaration stands behind it (domain 2.1); as its goods
 * move where a list lacks it.
 */
function regime({ CLAVE, VALOR }: CatalogueRow): CatalogueRow {
  const operation = CLAVE.slice(0, 1);
  const leaves = ['1', '2', '3'].includes(operation);
  const cancels = !CLAVE.endsWith('00');
  const crosses = operation === '8';
  const flag = (set: boolean): string => (set ? '1' : '0');
  return {
    CLAVE,
    VALOR,
    OBLIGACION: { '4': 'P', '5': 'G' }[operation] ?? '',
    SALIDA: flag(leaves),
    SUSPENSIVO: flag(['2', '5'].includes(operation)),
    DEPOSITO: flag(operation === '7' || CLAVE.endsWith('70')),
    TRANSITO: flag(crosses),
    CANCELA: flag(cancels),
    DESCARGA: cancels ? (TRANSFORMED.includes(CLAVE) ? 'PARTE' : 'CANTIDAD') : '',
    CANCELA_TITULO: flag(cancelsTitle(CLAVE, leaves)),
    FAUCA: flag(WITH_FAUCA.includes(CLAVE)),
    DVA: leaves || crosses || COME_BACK.includes(CLAVE) ? 'No' : 'Si',
  };
}

export const honduranRegimes = makeList({
  name: catalogue.regimes,
  title: 'Regímenes aduaneros',
  countries: ['HN'],
  source:
    'Códigos y descripciones de una lista pública de agencias; las columnas de lo que cada uno pide son de muestra',
  sample: true,
  rows: pairs([
    ['1000', 'EXPORTACIÓN DEFINITIVA'],
    ['1020', 'EXPORTACIÓN DEFINITIVA CANCELA EXPORTACIÓN TEMPORAL'],
    ['2000', 'EXPORTACIÓN TEMPORAL C/ REIMPORTACIÓN MISMO ESTADO'],
    ['2100', 'EXP TEMP P/PERF PASIVO C/ TRANSFORMACIÓN O ELABORACIÓN'],
    ['2200', 'EXPORTACIÓN TEMPORAL PARA REPARACIÓN CON O SIN GARANTÍA'],
    ['3000', 'REEXPORTACIÓN MISMO ESTADO DE MERCANCÍAS CANCELA TÍTULO'],
    ['3040', 'REEXPORTACIÓN DE MERCANCÍA PROHIBIDA NACIONALIZADA'],
    ['3050', 'REEXP PROC ADM TEMP P A C/ TRANSF ZOLI (PROD ELABORADO)'],
    ['3051', 'REEXP PROC ADM TEMP P/ P A RIT C/TRANSFORM (PROD ELAB)'],
    ['3052', 'REEXPORTACIÓN PROC ADM TEMP PERF ACTIVO SIN TRANSF ZOLI'],
    ['3053', 'REEXPORTACIÓN EN EL MISMO ESTADO DE IMPORT TEMPORAL'],
    ['3054', 'REEXPORTACIÓN MERCANCÍAS USO CIENTÍFICO,EXHIBICIÓN'],
    ['3055', 'REEXPORTACIÓN PROC IMP TEMP P/ REPARACIÓN ZOLI / RIT'],
    ['3056', 'REEXPORTACIÓN PROC_ADMTEMP P/PA RIT SIN TRANSFORMACIÓN'],
    ['3057', 'REEXPORTACIÓN DE IMPORTACIÓN TEMPORAL LITH'],
    ['3059', 'REEXPORTACIÓN PROCED IMP TEMP CONTRATO CON ESTADO'],
    ['3070', 'REEXPORTACIÓN EN EL MISMO ESTADO DE DEPÓSITO FISCAL'],
    ['3071', 'REEXPORTACIÓN PROCEDENTE DE PROVISIONES DE ABORDO'],
    ['3150', 'REEXPORT PROC ADM TEMP P A CON TRANSF ZOLI (MAT PRIMA)'],
    ['3151', 'REEXPORT PROC ADM TEMP P A CON TRANSF RIT (MAT PRIMA)'],
    ['3172', 'REEXPORTACIÓN TIENDA LIBRE'],
    [
      '3351',
      'TRANSFERENCIA POR COMPLEMENTACIÓN ENTRE EMPRESA BENEFICIARIA RÉGIMEN IMPORTACIÓN TEMPORAL DCRET 37-84',
    ],
    ['4000', 'IMPORTACIÓN DEFINITIVA'],
    ['4050', 'IMP DEF PROC ADM TEMP P A C/TRANSF ZOLI (MATERIA PRIMA)'],
    ['4051', 'IMP DEF PROC ADM TEMP P A RIT CON TRANSFORMACIÓN (M P)'],
    ['4052', 'IMPOR DEFINITIVA PROC ADMISIÓN TEMPORAL SIN TRANS ZOLI'],
    ['4053', 'IMPORTACIÓN DEF DE IMP TEMPORAL C/RE-EXP MISMO ESTADO'],
    ['4054', 'IMP DEF PROC IMP TEMPORAL USO CIENTÍFICO,EXHIBICIÓN'],
    ['4055', 'IMPORT DEF PROC DE IMP TEM P/REPARACIÓN ZOLI,RIT'],
    ['4056', 'IMP DEFINITIVA PROC DE ADM TEMP P/PERF ACTIVO SIN TRANS'],
    ['4057', 'IMPORTACIÓN DEFINITIVA PROCEDENTE IMP TEMP LITH'],
    ['4058', 'IMPORTACIÓN DEFINITIVA DE IMP TEMP VEHÍCULOS FORMA 9A-1'],
    ['4059', 'IMPORTACIÓN DEFINITIVA PROC IMP TEMP CONTRATO ESTADO'],
    ['4070', 'IMPORTACIÓN DEFINITIVA PROCEDENTE DE DEPÓSITO FISCAL'],
    ['4100', 'IMPORTACIÓN DEFINITIVA POR SUBASTA'],
    ['4200', 'IMPORTACIÓN DEFINITIVA - RECIBO TALONARIO'],
    ['4300', 'IMPORTACIÓN DEFINITIVA CANCELA TÍTULOS COURRIERS'],
    ['4500', 'IMPORTACIÓN DEFINITIVA FAUCA NO CANCELA TÍTULO'],
    ['4600', 'IMPORTACIÓN DEFINITIVA FAUCA NO CANCELA TÍTULO'],
    ['5000', 'ADMISIÓN TEMP PERFEC ACTIVO CON TRANSFORMACIÓN ZOLI'],
    ['5070', 'ADMISIÓN TEMPORAL P A CON TRANSF ZOLI DEPÓSITO FISCAL'],
    ['5100', 'ADMISIÓN TEMPORAL PARA PERFECCIONAMIENTO ACTIVO TRANSFO'],
    ['5121', 'ADMISIÓN TEMPO PERFECC ACTIVO TRANSFO DE EXPOR TEMPORAL'],
    ['5150', 'RÉGIMEN DE IMPORTACIÓN TEMPORAL PROCEDENTE DE ZONA LIBRE'],
    ['5151', 'ADQUISICIÓN POR COMPLEMENTACIÓN DE RÉGIMEN IMPORTACIÓN TEMPORAL'],
    ['5170', 'ADM TEM P/ PERF ACTIVO RIT CON TRANSF D/DEPÓSITO FISCAL'],
    ['5200', 'ADMISIÓN TEMPORAL P/ PERFECC ACTIVO SIN TRANSFOR ZOLI'],
    ['5270', 'ADMISIÓN TEMP P A SIN TRANSF ZOLI DE DEPÓSITO FISCAL'],
    ['5300', 'IMPORTACIÓN TEMPORAL CON REEXPORTACIÓN EN MISMO ESTADO'],
    ['5370', 'IMPORTACIÓN TEMPORAL PROCEDENTE DEPÓSITO ALMACENAMIENTO'],
    ['5400', 'IMPORTACIÓN TEMPORAL PARA USO CIENTÍFICO, EXHIBICIÓN'],
    ['5470', 'IMP TEMP P/USO CIENTÍFICO, EXHIBICIÓN D DEPÓSITO FISCAL'],
    ['5500', 'IMPORTACIÓN TEMPORAL P/ REPARACIÓN ZOLI / RIT'],
    ['5600', 'ADM TEMP P/ PERFEC ACTIVO RIT SIN TRANSFORMACIÓN'],
    ['5670', 'ADM TEMP PERFEC ACTIVO RIT SIN TRANSF DEPÓSITO FISCAL'],
    ['5700', 'IMPORTACIÓN BAJO LEY DE INCENTIVOS AL TURISMO LITH'],
    ['5770', 'LITH DE DEPÓSITO FISCAL'],
    ['5900', 'IMPORTACIÓN TEMPORAL POR CONTRATO CON EL ESTADO'],
    ['5970', 'IMP TEMP CONTRATO C/ EL ESTADO PROC D DEPÓSITO FISCAL'],
    ['6000', 'REIMPORTACIÓN DE EXPORTACIÓN TEMPORAL EN SIDUNEA TÍTULO'],
    ['6010', 'REIMPORTACIÓN EN EL MISMO ESTADO PROC DE EXP DEFINITI'],
    ['6020', 'REIMPORTACIÓN EN EL MISMO ESTADO DE EXP TEMP MISMO ESTADO'],
    ['6021', 'REIMP D EXP TEMP P/PERFEC PASIVO C/ TRANSF O ELABORACIO'],
    ['6022', 'REIMP D EXP TEMP P/REPARACIÓN S/VA EN PERIODO D GARANTI'],
    ['6122', 'REIMPORTACIÓN D EXPT TEMP P/REPARACIÓN C/VALOR AGREGADO'],
    ['7000', 'TRASLADO DEPÓSITO DE ADUANAS CANCELA TÍTULO TRANSPORTE'],
    ['7054', 'TRASLADO A DEPÓSITO FISCAL PROC DE IMP TEMP P/ EXHIBI'],
    ['7070', 'TRASLADO DE UN DEPÓSITO FISCAL A OTRO DEPÓSITO FISCAL'],
    ['8000', 'DECLARACIÓN DE TRÁNSITO INTERNO'],
    ['8070', 'TRÁNSITO INTERNO PROCEDENTE DE DEPÓSITO FISCAL'],
    ['8100', 'TRÁNSITO HACIA ZOLI ZIP'],
    ['8170', 'TRÁNSITO HACIA ZOLI-ZIP PROCEDENTE DE DEPÓSITO FISCAL'],
    ['8300', 'TRÁNSITO ZONA LIBRE NO CANCELA TÍTULO (FAUCA)'],
    ['8800', 'REEXPORTACIÓN DUCA-T'],
    ['8900', 'TRÁNSITO INTERNACIONAL'],
    ['8970', 'TRÁNSITO INTERNACIONAL PROCEDENTE DEPÓSITO ALMACENAMIEN'],
  ]).map(regime),
});
