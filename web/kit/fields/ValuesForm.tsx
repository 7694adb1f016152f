import { useState } from 'react';
import { one, type AnyRecord } from '../../../shared/foundation/fields/dataSet.ts';
import type { Field } from '../../../shared/foundation/fields/field.ts';
import { applyChanges } from '../../../shared/foundation/documents/patch.ts';
import { missingFields } from '../dialogs/dialogs.ts';
import { Button } from '../simple.tsx';
import type { Layout } from './layout.ts';
import { RecordForm } from './RecordForm.tsx';

export interface ValuesFormProps {
  title: string;
  fields: Record<string, Field>;
  layout?: Layout;
  initial?: AnyRecord;
  submitLabel: string;
  /** Called only when no owed field is blank. */
  onSubmit: (values: AnyRecord) => void | Promise<void>;
  onCancel?: () => void;
}

/** A small form that is sent as a whole (open an order, ask for a report); owed fields as spec 5 says. */
export function ValuesForm({
  title,
  fields,
  layout,
  initial = {},
  submitLabel,
  onSubmit,
  onCancel,
}: ValuesFormProps) {
  const dataSet = one(title, fields);
  const [values, setValues] = useState<AnyRecord>(initial);
  const [busy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    if (Object.entries(fields).some(([name, field]) => field.owed && !values[name]))
      return void missingFields();
    setBusy(true);
    try {
      await onSubmit(values);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="d-stack"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RecordForm
        dataSet={dataSet}
        name="FORMULARIO"
        record={values}
        {...(layout ? { layout } : {})}
        onChanges={(changes) =>
          setValues(
            (before) =>
              applyChanges({ FORMULARIO: dataSet }, { FORMULARIO: before }, changes)[
                'FORMULARIO'
              ] as AnyRecord,
          )
        }
      />
      <div className="d-row d-row-end">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            Cancelar
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
