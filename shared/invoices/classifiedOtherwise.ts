import { fold } from '../foundation/text/clean.ts';
import type { InvoiceBody } from './dataSets.ts';

/** Goods as a product of the company knows them, by the names of its fields. */
export interface ClassifiedGoods {
  /** The supplier's code; goods without one are known by their name. */
  CODIGO: string;
  DESCRIPCION: string;
  ID_PROVEEDOR: string;
  NOMBRE_PROVEEDOR: string;
  /** Tariff code without points. */
  PARTIDA: string;
}

export interface OtherwiseLine {
  /** Position of the line, from 0. */
  line: number;
  /** What it says, without points. */
  code: string;
}

type Supplier = Pick<ClassifiedGoods, 'ID_PROVEEDOR' | 'NOMBRE_PROVEEDOR'>;

/** Whether an invoice may be of the supplier of the goods; goods of no supplier come from anybody. */
export function mayBeSupplied(goods: Supplier, invoice: Readonly<Partial<Supplier>>): boolean {
  const same = (name: keyof Supplier): boolean => fold(goods[name]) === fold(invoice[name] ?? '');
  if (goods.ID_PROVEEDOR !== '' && (invoice.ID_PROVEEDOR ?? '') !== '') return same('ID_PROVEEDOR');
  return goods.NOMBRE_PROVEEDOR === '' || same('NOMBRE_PROVEEDOR');
}

/** Lines of an invoice that are those goods and have another tariff code; what has none yet is proposed one where it is typed. */
export function classifiedOtherwise({ ITEMS }: InvoiceBody, goods: ClassifiedGoods): OtherwiseLine[] {
  const [code, name] = [fold(goods.CODIGO), fold(goods.DESCRIPCION)];
  return ITEMS.flatMap(({ ID_PRODUCTO, NOMBRE_COMERCIAL, CLASIFICACION_ARANCELARIA: said }, line) => {
    const same = code === '' ? fold(NOMBRE_COMERCIAL) === name : fold(ID_PRODUCTO) === code;
    return same && said !== '' && said !== goods.PARTIDA ? [{ line, code: said }] : [];
  });
}
