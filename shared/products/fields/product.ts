import { catalogue } from '../../catalogues/names.ts';
import { one } from '../../foundation/fields/dataSet.ts';
import { field } from '../../foundation/fields/field.ts';

/** Goods of the company and their classification (spec 3, product). */
export const productData = one('Producto', {
  CODIGO: field.text('Código', {
    max: 60,
    alsoCalled: ['código de producto', 'referencia', 'sku', 'part number', 'item no.'],
    help: 'El que le da el proveedor en su factura; con él se reconoce la mercancía.',
  }),
  DESCRIPCION: field.text('Descripción', {
    owed: true,
    max: 300,
    alsoCalled: ['nombre comercial', 'producto', 'description'],
    help: 'Cómo se conoce la mercancía en el comercio.',
  }),
  PARTIDA: field.tariff('Clasificación arancelaria', {
    owed: true,
    offered: catalogue.tariff,
    lookups: { permisos: {} },
    alsoCalled: ['partida', 'inciso', 'hs code'],
    help: 'Inciso del arancel, con o sin puntos.',
  }),
  CARACTERISTICAS: field.text('Características', {
    max: 500,
    alsoCalled: ['especificaciones'],
    help: 'Material, uso, medidas, potencia: lo que permite clasificarla y valorarla.',
  }),
  MARCA: field.text('Marca', { max: 100, alsoCalled: ['brand'] }),
  MODELO: field.text('Modelo', { max: 100, alsoCalled: ['modelo o estilo', 'model'] }),
  ESTADO: field.choice('Estado de la mercancía', {
    catalogue: catalogue.goodsStates,
    help: 'Nueva, usada, reconstruida u otro estado de la lista.',
  }),
  MEDIDA: field.choice('Unidad', {
    catalogue: catalogue.units,
    alsoCalled: ['unidad de medida', 'medida', 'unit'],
    help: 'Unidad en que se vende.',
  }),
  PAIS_ORIGEN: field.choice('País de origen', {
    catalogue: catalogue.countries,
    alsoCalled: ['origen', 'country of origin'],
  }),
  ID_PROVEEDOR: field.text('Identificación del proveedor', {
    max: 40,
    party: 'PROVEEDOR.IDENTIFICACION',
    help: 'Dos proveedores pueden dar el mismo código a mercancías distintas.',
  }),
  NOMBRE_PROVEEDOR: field.text('Proveedor', { max: 200, party: 'PROVEEDOR.NOMBRE' }),
  ACTIVO: field.flag('Se propone', {
    alsoCalled: ['activo'],
    help: '«No» lo guarda sin proponerlo al clasificar.',
  }),
  OBSERVACIONES: field.note('Notas', {
    max: 2000,
    help: 'Por qué se clasifica así: nota del arancel, resolución, criterio.',
  }),
});
