import { tariffPrefix } from '../../../foundation/text/tariffCode.ts';
import { formats } from '../../../foundation/xml/formats.ts';
import { valueOf, type Rule } from './rule.ts';

/** Tariff code without points; 8 digits when an agreement is claimed and the preference is on. */
export const tariffCode =
  (agreement: string): Rule =>
  (record, { preference8 }) => {
    const code = formats.tariff(valueOf(record, 'CLASIFICACION_ARANCELARIA'));
    return preference8 && valueOf(record, agreement) !== '' ? tariffPrefix(code, 8) : code;
  };
