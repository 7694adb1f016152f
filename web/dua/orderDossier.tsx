import { duaProcedures } from '../../shared/dua/procedures.ts';
import { Dossier } from '../dossier/Dossier.tsx';

/** The dossier of an order that ends in a DUA. */
export const OrderDossier = ({ orderId }: { orderId: string }) => (
  <Dossier procedures={duaProcedures} orderId={orderId} />
);
