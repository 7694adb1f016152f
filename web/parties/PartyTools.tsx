import { useState } from 'react';
import { recordIn, type AnyBody } from '../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../shared/foundation/fields/field.ts';
import type { Role } from '../../shared/parties/fields/party.ts';
import { partyProcedures } from '../../shared/parties/procedures.ts';
import { cardOf, partyValues } from '../../shared/parties/takeParty.ts';
import { errorText } from '../api/apiError.ts';
import { call } from '../api/call.ts';
import { useMay } from '../api/session.ts';
import type { OpenDocument } from '../document/useDocument.ts';
import { Button } from '../kit/simple.tsx';
import { toast } from '../kit/toasts.ts';
import { hasSame } from './hasSame.ts';
import { PartyPicker } from './PartyPicker.tsx';

interface Props<B extends AnyBody> {
  document: OpenDocument<B>;
  /** Data set of one record where the party stands, and its fields. */
  dataSet: keyof B & string;
  fields: Record<string, Field>;
  role: Role;
  /** «Elegir importador» */
  title: string;
}

/** Takes a party of the document from the company's cards, or keeps the one that it says as a card. */
export function PartyTools<B extends AnyBody>({ document, dataSet, fields, role, title }: Props<B>) {
  const may = useMay();
  const [picking, pick] = useState(false);
  const [busy, work] = useState(false);
  const { session, readOnly } = document;
  if (readOnly || !may('parties:read')) return null;
  const record = recordIn(document.body, dataSet);
  const card = cardOf(fields, role, record);

  const take = async (id: string): Promise<void> => {
    pick(false);
    try {
      const { body } = await call(partyProcedures.open, { ID: id, VERSION: undefined });
      const values = partyValues(fields, role, recordIn(body, 'FICHA'));
      session.edit(
        Object.entries(values).map(([name, value]) => ({ op: 'set', path: `${dataSet}.${name}`, value })),
      );
    } catch (thrown) {
      toast('La ficha no se pudo tomar', errorText(thrown), 'bad');
    }
  };
  const keep = async (): Promise<void> => {
    work(true);
    try {
      if (await hasSame(card)) return toast('Ya está en mis catálogos', card['NOMBRE'], 'info');
      await call(partyProcedures.create, { ID_ORDEN: undefined, CUERPO: { FICHA: card } });
      toast('Guardado en mis catálogos', card['NOMBRE'], 'good');
    } catch (thrown) {
      toast('La ficha no se guardó', errorText(thrown), 'bad');
    } finally {
      work(false);
    }
  };
  return (
    <div className="p-tools">
      <Button variant="default" icon="book" onClick={() => pick(true)}>
        {title}
      </Button>
      {may('parties:write') && (card['NOMBRE'] ?? '') !== '' && (
        <Button variant="subtle" loading={busy} onClick={() => void keep()}>
          Guardar en mis catálogos
        </Button>
      )}
      <PartyPicker
        role={role}
        title={title}
        opened={picking}
        onClose={() => pick(false)}
        onPick={(id) => void take(id)}
      />
    </div>
  );
}
