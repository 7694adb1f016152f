import type { XmlMessage } from '../../foundation/xml/element.ts';
import type { DuaXmlContext } from './context.ts';
import { caratula, title } from './elements/caratula.ts';
import { goods } from './elements/goods.ts';
import { itemTaxes, itemValues, payment, taxes } from './elements/liquidation.ts';
import {
  complements,
  documents,
  itemAdvantages,
  itemComplements,
  itemDocuments,
  packages,
  suppliers,
} from './elements/papers.ts';
import { transport } from './elements/transport.ts';

/**
 * Declaration data of ProcesaDeclaracion. The authority publishes no description (domain 3.4): names follow the file
 * that it does document (domain 3.3) and are a sample in one place.
 */
export const duaMessage: XmlMessage<DuaXmlContext> = {
  root: 'declaracion',
  groups: [
    caratula,
    suppliers,
    documents,
    complements,
    title,
    packages,
    goods,
    itemDocuments,
    itemComplements,
    itemAdvantages,
    transport,
    itemValues,
    itemTaxes,
    taxes,
    payment,
  ],
};
