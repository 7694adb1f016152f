import type { DeclarationSources } from '../declarations/sources.ts';
import type { Reference } from '../foundation/documents/reference.ts';
import { calculateDua } from './calculate.ts';
import type { DuaBody, DuaItem } from './dataSets.ts';
import { honduranReference, sampleDua } from './sampleDua.fixture.ts';

interface Filed {
  head: Partial<DuaBody['DECLARACION']>;
  items?: (item: DuaItem, line: number) => Partial<DuaItem>;
  lists?: (body: DuaBody) => Partial<DuaBody>;
}

/** What an item that comes from another regime cancels. */
const cancels = (declaration: string) => (_item: DuaItem, line: number) => ({
  DECLARACION_CANCELAR: declaration,
  NUMERO_ITEM_CANCELAR: String(line + 1),
});
const SUSPENDED = { MOTIVO_OPERACION_SUSPENSIVA: '01', PLAZO_DIAS_MESES: '12', UNIDAD_PLAZO: 'M' } as const;

const ofFirst = ({ DETALLE_MERCANCIAS: [item] }: DuaBody) => ({ ID_ITEM: item!.ID_ITEM, NUMERO_ITEM: '1' });

/** What an agent files in each regime besides what follows from the papers: only what is of that regime. */
const FILED: Readonly<Record<string, Filed>> = {
  '4000': {
    head: { ID_MODALIDAD_ESPECIAL: 'AN', INDICADOR_CANCELACION_GLOBAL: '1' },
    lists: (body) => ({
      DETALLE_DOCUMENTOS: [
        ...body.DETALLE_DOCUMENTOS,
        { ID_LINEA: 'doc-1', ...ofFirst(body), CODIGO_DOCUMENTO: '852', REFERENCIA: 'SAN-9', PRESENCIA: '0' },
      ],
      DETALLE_COMPLEMENTARIO: [{ ID_LINEA: 'com-1', CODIGO_COMPLEMENTARIO: '05', VALOR: 'CITA-118' }],
    }),
  },
  '4070': {
    head: { ID_DEPOSITO_ALMACENAMIENTO: 'A001' },
    items: cancels('260011007000J'),
  },
  '4300': {
    head: { ID_MANIFIESTO_ENTREGA_RAPIDA: 'ER-7781', INDICADOR_CANCELACION_GLOBAL: '1' },
    items: (_item, line) => ({ TITULO_MANIFIESTO_COURIER: `T-${118 + line}` }),
  },
  '4600': { head: { ID_FAUCA: 'F-2026-118', ID_INCOTERM: 'DAP' } },
  '5100': {
    head: { ...SUSPENDED, ID_INCOTERM: 'CIF', INDICADOR_CANCELACION_GLOBAL: '1' },
    items: () => ({ CONVENIO: 'CV-1', MATRIZ_INSUMO: 'MX-7' }),
  },
  '5370': {
    head: { ...SUSPENDED, ID_DEPOSITO_ALMACENAMIENTO: 'A001' },
    items: cancels('260011007000J'),
  },
  '1000': { head: { ID_INCOTERM: 'EXW', ENTIDAD_MEDIACION: 'BANCO ATLÁNTIDA' } },
  '3053': { head: {}, items: cancels('260011005300J') },
  '7000': {
    head: { ID_DEPOSITO_ALMACENAMIENTO: 'A001', INDICADOR_CANCELACION_GLOBAL: '0' },
    lists: ({ DECLARACION: { CANTIDAD_BULTOS, PESO_BRUTO_BULTOS } }) => ({
      DETALLE_BULTOS: [
        {
          ID_LINEA: 'bul-1',
          NUMERO_LINEA: '1',
          CANTIDAD_UNIDADES_AFECTADAS: CANTIDAD_BULTOS,
          PESO_AFECTADO: PESO_BRUTO_BULTOS,
        },
      ],
    }),
  },
  '8000': {
    head: {
      ID_ADUANA_TRANSITO_DESTINO: '0023',
      ID_DEPOSITO_ADUANA_TRANSITO: 'T001',
      ID_RUTA_TRANSITO: 'R03',
      INDICADOR_CANCELACION_GLOBAL: '1',
    },
  },
};

/** The certificates by which its items claim, beside the other papers. */
function certified(body: DuaBody, lists: Partial<DuaBody>): Partial<DuaBody> {
  const certificates = body.DETALLE_VENTAJAS.map(({ ID_ITEM, NUMERO_ITEM }) => ({
    ID_LINEA: `cer-${ID_ITEM}`,
    ID_ITEM,
    NUMERO_ITEM,
    CODIGO_DOCUMENTO: '861',
    REFERENCIA: 'CO-2026-118',
    PRESENCIA: '1',
  }));
  const papers = lists.DETALLE_DOCUMENTOS ?? body.DETALLE_DOCUMENTOS;
  return { ...lists, DETALLE_DOCUMENTOS: [...papers, ...certificates] };
}

/** Papers of goods that were paid before they came: the term of payment follows from that. */
const paidBefore = (sources: DeclarationSources): DeclarationSources => ({
  ...sources,
  invoices: sources.invoices.map(({ id, body }) => ({
    id,
    body: { ...body, FACTURA: { ...body.FACTURA, FORMA_PAGO: 'PA' } },
  })),
  dvas: sources.dvas.map(({ id, body }) => ({
    id,
    body: { ...body, DVA: { ...body.DVA, FORMA_PAGO: 'PA' } },
  })),
});

/** Regimes of which there is a whole declaration: one of each operation, and what comes from a deposit, by FAUCA, by courier. */
export const FILED_REGIMES: readonly string[] = Object.keys(FILED);

/** A declaration as an agent files it in a regime: nothing that only another regime asks for. */
export function regimeDua(regime: string, reference: Reference = honduranReference()): DuaBody {
  const body = sampleDua(reference, regime, paidBefore);
  const { head, items = () => ({}), lists = () => ({}) } = FILED[regime]!;
  return calculateDua(
    {
      ...body,
      DECLARACION: {
        ...body.DECLARACION,
        ID_ADUANA_TRANSITO_DESTINO: '',
        ...head,
      },
      DETALLE_MERCANCIAS: body.DETALLE_MERCANCIAS.map((each, line) => ({ ...each, ...items(each, line) })),
      ...certified(body, lists(body)),
    },
    reference,
  );
}
