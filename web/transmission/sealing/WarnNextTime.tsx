import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentKind } from '../../../shared/foundation/documents/kind.ts';
import { ownCheckProcedures } from '../../../shared/foundation/rules/own/procedures.ts';
import { formatPath, parsePath } from '../../../shared/foundation/fields/path.ts';
import type { OwnCheckFacts } from '../../../shared/foundation/rules/own/ownCheck.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { inform } from '../../kit/dialogs/dialogs.ts';
import { Button } from '../../kit/simple.tsx';
import { toast } from '../../kit/toasts.ts';

/** What the authority objected to: the field, and what it said when it was sealed. */
interface Rejected {
  id: string;
  path: string;
  value: string;
  words: string;
}

const MOST_WORDS = 300;

/** The check that would have warned of an objection: the same field, saying the same as what was rejected. */
export function checkOf({ path, value, words }: Rejected, code: string, authority: string): OwnCheckFacts {
  const { dataSet = '', field } = parsePath(path) ?? {};
  const told = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS - 1)}…` : words;
  return {
    CAMPO: formatPath({ dataSet, ...(field === undefined ? {} : { field }) }),
    CONDICION: value === '' ? 'VACIO' : 'IGUAL',
    COMPARADO: value,
    CUANDO_CAMPO: '',
    CUANDO_VALOR: '',
    VALOR: `${authority} ya lo rechazó${code === '' ? '' : ` con el código ${code}`}: «${told}»`,
    SEVERIDAD: 'ADVERTENCIA',
    ACTIVA: '1',
  };
}

/** Makes of an objection a check of the company, which warns of the same while the next one is typed. */
export function WarnNextTime(props: {
  kind: DocumentKind;
  rejected: Rejected;
  code: string;
  authority: string;
}) {
  const { kind, rejected, code, authority } = props;
  const [contracts] = useState(() => ownCheckProcedures(kind));
  const save = useAction(contracts.saveOwnCheck);
  const [made, setMade] = useState(false);
  if (made)
    return (
      <span className="d-good">
        {' · '}avisará la próxima vez, <Link to="/revisionespropias">ajustar</Link>
      </span>
    );
  const make = async (): Promise<void> => {
    const REVISION = checkOf(rejected, code, authority);
    try {
      const { NOMBRE } = await save.mutateAsync({
        REVISION,
        CODIGO: code,
        ORIGEN: rejected.id,
        CLAVE: undefined,
        EDICION: undefined,
      });
      setMade(true);
      toast('Revisión propia creada', `${NOMBRE}: avisará al escribir el mismo valor.`, 'good');
    } catch (thrown) {
      await inform('La revisión no se creó', errorText(thrown));
    }
  };
  return (
    <Button variant="subtle" icon="flag" loading={save.isPending} onClick={() => void make()}>
      Avisar la próxima vez
    </Button>
  );
}
