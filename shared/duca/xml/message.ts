import type { XmlMessage } from '../../foundation/xml/element.ts';
import type { DucaXmlContext } from './context.ts';
import { remarks, supportDocuments } from './elements/documents.ts';
import { fractions, fractionTaxes, taxes } from './elements/fractions.ts';
import { control, declaration } from './elements/header.ts';
import { declarant, exporter, importer, suppliers } from './elements/parties.ts';
import { carrier, driver, equipment, transportUnit } from './elements/transport.ts';
import { valueDeclarations, valueInvoices, valueItems } from './elements/values.ts';

/**
 * The DUCA message, its groups in the order of the specification's data sets (spec 3). The authority's schema is not
 * published (domain 10): names are a sample in one place, replaceable without touching the writer.
 */
export const ducaMessage: XmlMessage<DucaXmlContext> = {
  root: 'duca',
  groups: [
    control,
    declaration,
    exporter,
    importer,
    declarant,
    suppliers,
    carrier,
    driver,
    transportUnit,
    taxes,
    equipment,
    remarks,
    fractions,
    fractionTaxes,
    supportDocuments,
    valueDeclarations,
    valueInvoices,
    valueItems,
  ],
};
