import type { XmlGroup } from '../../../foundation/xml/element.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import type { DuaXmlContext } from '../context.ts';

/** Items, with their own values whatever the incoterm. */
export const goods: XmlGroup<DuaXmlContext> = {
  node: 'item',
  list: 'items',
  dataSet: 'DETALLE_MERCANCIAS',
  elements: [
    { node: 'numeroItem', field: 'NUMERO_ITEM' },
    { node: 'tipoItem', field: 'TIPO_ITEM' },
    { node: 'posicionArancelaria', field: 'POSICION_ARANCELARIA', format: formats.tariff },
    { node: 'tituloCourier', field: 'TITULO_MANIFIESTO_COURIER', skipIfEmpty: true },
    { node: 'matrizInsumo', field: 'MATRIZ_INSUMO', skipIfEmpty: true },
    { node: 'declaracionACancelar', field: 'DECLARACION_CANCELAR', skipIfEmpty: true },
    { node: 'itemACancelar', field: 'NUMERO_ITEM_CANCELAR', skipIfEmpty: true },
    { node: 'pesoNeto', field: 'PESO_NETO', format: formats.amount },
    { node: 'pesoBruto', field: 'PESO_BRUTO', format: formats.amount },
    { node: 'cantidadBultos', field: 'CANTIDAD_BULTOS', format: formats.amount },
    { node: 'paisOrigen', field: 'PAIS_ORIGEN' },
    { node: 'paisProcedenciaDestino', field: 'PAIS_PROCEDENCIA_DESTINO' },
    { node: 'paisAdquisicion', field: 'PAIS_ADQUISICION', skipIfEmpty: true },
    { node: 'estadoMercancia', field: 'ESTADO_MERCANCIAS' },
    { node: 'unidadComercial', field: 'UNIDAD_COMERCIAL' },
    { node: 'cantidadComercial', field: 'CANTIDAD_COMERCIAL', format: formats.quantity },
    { node: 'unidadEstadistica', field: 'UNIDAD_ESTADISTICA' },
    { node: 'cantidadEstadistica', field: 'CANTIDAD_ESTADISTICA', format: formats.quantity },
    { node: 'valorFob', field: 'VALOR_FOB', format: formats.amount },
    { node: 'valorFlete', field: 'VALOR_FLETE', format: formats.amount },
    { node: 'valorSeguro', field: 'VALOR_SEGURO', format: formats.amount },
    { node: 'valorOtros', field: 'VALOR_OTROS', format: formats.amount },
    { node: 'ajusteIncluir', field: 'AJUSTE_INCLUIR', format: formats.amount, skipIfEmpty: true },
    { node: 'ajusteDeducir', field: 'AJUSTE_DEDUCIR', format: formats.amount, skipIfEmpty: true },
    { node: 'descripcion', field: 'DESCRIPCION' },
    { node: 'comentario', field: 'COMENTARIO', skipIfEmpty: true },
    { node: 'cuotaArancelaria', field: 'CUOTA_ARANCELARIA', skipIfEmpty: true },
    { node: 'resolucion', field: 'NUMERO_RESOLUCION', skipIfEmpty: true },
    { node: 'convenio', field: 'CONVENIO', skipIfEmpty: true },
    { node: 'exoneracion', field: 'EXONERACION_ADUANERA', skipIfEmpty: true },
  ],
};
