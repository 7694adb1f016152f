import { certifiersOf } from '../../shared/transmission/certifiers.ts';
import type { caftaProcedures } from '../../shared/cafta/procedures.ts';
import { impossible, refusal } from '../../shared/foundation/contracts/refusal.ts';
import type { Item, Key } from '../runtime/database.ts';
import type { Call, Implementation } from '../runtime/executor.ts';
import { companyKey } from '../runtime/keys.ts';

type Asking = Pick<Call<unknown>, 'services' | 'scope'>;

const TABLE = 'cafta';

/** The company's choice, beside its certifications. */
interface ChoiceRow extends Item {
  name: string;
}
const choiceKey = ({ scope }: Asking): Key => ({ pk: companyKey(scope, 'certifier'), sk: 'CHOSEN' });

/** The certifier of the company: the one that it chose, else the first of its country. */
export async function certifierOf(call: Asking) {
  const offered = certifiersOf(call.scope.country);
  const row = await call.services.database.get<ChoiceRow>(TABLE, choiceKey(call));
  const chosen = offered.find(({ name }) => name === row?.name) ?? offered[0];
  if (!chosen)
    throw impossible(
      'En su país no hay un certificador conectado. Imprima la certificación y fírmela en papel.',
    );
  return chosen;
}

export const certifiers: Implementation<typeof caftaProcedures.certifiers> = async (call) => {
  const chosen = await certifierOf(call);
  return {
    CERTIFICADORES: certifiersOf(call.scope.country).map(({ name, label }) => ({
      NOMBRE: name,
      ETIQUETA: label,
      ELEGIDO: name === chosen.name ? '1' : '0',
    })),
  };
};

/** What was sent stays with the certifier that it was sent to; what is sent from now on goes to this one. */
export const chooseCertifier: Implementation<typeof caftaProcedures.chooseCertifier> = async (call) => {
  const wanted = certifiersOf(call.scope.country).find(({ name }) => name === call.input.CERTIFICADOR);
  if (!wanted) throw refusal('not-found', { what: 'ese certificador' });
  const before = await certifierOf(call);
  await call.services.database.write({
    kind: 'put',
    table: TABLE,
    item: { ...choiceKey(call), name: wanted.name },
    told: [{ field: 'Certificador de la empresa', before: before.label, after: wanted.label }],
  });
  return certifiers(call);
};
