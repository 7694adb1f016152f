import { ducaProcedures } from '../../shared/duca/procedures.ts';
import { Dossier } from '../dossier/Dossier.tsx';

/** The dossier of an order that ends in a DUCA. */
export const OrderDossier = ({ orderId }: { orderId: string }) => (
  <Dossier procedures={ducaProcedures} orderId={orderId} />
);
