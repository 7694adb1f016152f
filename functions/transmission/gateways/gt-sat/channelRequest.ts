import { create } from 'xmlbuilder2';

/**
 * SOL-CAN: the declarant and the declaration at the authority (spec 7, transmission). Values are letters and digits.
 */
export function channelRequestXml({
  key,
  declarant,
  number,
}: {
  key: string;
  declarant: string;
  number: string;
}): string {
  const plain = (text: string): string => text.replace(/[^A-Za-z0-9-]/g, '');
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      'SOL-CAN': {
        DECLARANTE: plain(declarant),
        NUMERO_ORDEN: plain(key),
        ID_DECLARACION: plain(number),
      },
    },
  ).end({ allowEmptyTags: true });
}
