import type { Result } from '../../../shared/foundation/contracts/procedure.ts';
import type { MessageDiffContract } from '../../../shared/foundation/documents/messageDiffProcedure.ts';
import { sizeText } from '../../../shared/foundation/text/sizeText.ts';
import { useProcedure } from '../../api/queries.ts';
import { Loading, NotAnswered } from '../../kit/states.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { elementGroups } from './elementGroups.ts';

interface Props {
  contract: MessageDiffContract;
  id: string;
  from: number;
  to: number;
}

type Answer = Result<MessageDiffContract>;

/** Which elements of the message differ between two versions, and whether each is what was sealed or how it would go now. */
export function MessageDifferences({ contract, id, from, to }: Props) {
  const asked = useProcedure(contract, { ID: id, DESDE: from, HASTA: to }, { staleTime: 0 });
  if (asked.isPending) return <Loading label="Comparando los mensajes" />;
  if (asked.isError) return <NotAnswered of={asked} failed="No se pudieron comparar los mensajes." />;
  const { DESDE, HASTA } = asked.data;
  return (
    <>
      <p className="d-dimmed">{[originOf(from, DESDE), originOf(to, HASTA)].join(' ')}</p>
      {[DESDE, HASTA].map(({ FALLA }, index) =>
        FALLA === '' ? null : (
          <p key={index} className="d-error">
            Versión {index === 0 ? from : to}: {FALLA}
          </p>
        ),
      )}
      <Compared answer={asked.data} from={from} to={to} />
    </>
  );
}

const originOf = (version: number, { SELLADA }: Answer['DESDE']): string =>
  SELLADA === 0
    ? `La ${version} no se ha sellado: se compara como se escribiría ahora.`
    : `De la ${version} se compara lo que se selló${SELLADA === version ? '' : ` en la ${SELLADA}`}.`;

function Compared({ answer, from, to }: { answer: Answer; from: number; to: number }) {
  const { DESDE, HASTA, MAYOR, DIFERENCIAS, MAS } = answer;
  if (DESDE.BYTES === 0 || HASTA.BYTES === 0) {
    return <p>Sin el mensaje de las dos versiones no hay qué comparar. Corrija lo que falta o elija otra.</p>;
  }
  const largest = Math.max(DESDE.BYTES, HASTA.BYTES);
  if (largest > MAYOR && DIFERENCIAS.length === 0) {
    return (
      <p>
        El mensaje pesa {sizeText(largest)} y aquí se comparan los de hasta {sizeText(MAYOR)}. Compare los
        campos, o descargue los dos mensajes.
      </p>
    );
  }
  if (DIFERENCIAS.length === 0) return <p>Los mensajes de las dos versiones son iguales.</p>;
  return (
    <>
      {elementGroups(DIFERENCIAS).map((group) => (
        <DifferenceTable
          key={group.title}
          {...group}
          label={`${group.title}, mensaje de la versión ${from} a la ${to}`}
          column="Elemento"
        />
      ))}
      {MAS > 0 && <p className="d-dimmed">y {MAS} más</p>}
    </>
  );
}
