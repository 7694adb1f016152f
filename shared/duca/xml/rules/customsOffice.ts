import type { DucaXmlContext } from '../context.ts';
import { valueOf, type Rule } from './rule.ts';

/** Box of the office that is sent: that of exit for modalities that leave the country, else that of entry. */
export const officeField = ({
  exit,
}: Pick<DucaXmlContext, 'exit'>): 'ID_ADUANA_SALIDA' | 'ID_ADUANA_INGRESO' =>
  exit ? 'ID_ADUANA_SALIDA' : 'ID_ADUANA_INGRESO';

export const customsOffice: Rule = (record, context) => valueOf(record, officeField(context));
