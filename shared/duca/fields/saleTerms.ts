import { catalogue } from '../../catalogues/names.ts';
import { field } from '../../foundation/fields/field.ts';

/** What «other» asks for. */
const afterOther = (name: string) => ({ when: { field: name, is: ['OT'] }, owed: true }) as const;

/** Contract, shipping and payment of a sale, which a value declaration and each of its invoices say alike. */
export const saleTerms = ({ contract, payment }: { contract: string; payment: string }) =>
  ({
    NUMERO_CONTRATO: field.text('Contrato', { max: 60, help: contract }),
    FECHA_CONTRATO: field.date('Fecha de contrato', {
      older: true,
      help: 'Solo se envía cuando hay número de contrato; en blanco iría como 01/01/1900.',
    }),
    FORMA_ENVIO: field.choice('Forma de envío', {
      catalogue: catalogue.shippingForms,
      help: 'Si la compra viene completa, en parcialidades o fraccionada.',
    }),
    OTRA_FORMA_ENVIO: field.text('Otra forma de envío', {
      max: 60,
      ...afterOther('FORMA_ENVIO'),
      help: 'Cuál es, si la lista no la tiene.',
    }),
    FORMA_PAGO: field.choice('Forma de pago', { catalogue: catalogue.paymentForms, help: payment }),
    OTRA_FORMA_PAGO: field.text('Otra forma de pago', {
      max: 60,
      ...afterOther('FORMA_PAGO'),
      help: 'Cuál es, si la lista no la tiene.',
    }),
  }) as const;
