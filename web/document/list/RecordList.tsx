import { useNavigate } from 'react-router-dom';
import type { CatalogueName } from '../../../shared/catalogues/names.ts';
import type { bulkProcedures } from '../../../shared/foundation/documents/bulk.ts';
import type { AnyDocument } from '../../../shared/foundation/documents/definition.ts';
import { addressOfDocument } from '../../../shared/foundation/documents/kind.ts';
import { heading } from '../../../shared/foundation/documents/noun.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { useMay } from '../../api/session.ts';
import { PlainSelect } from '../../kit/PlainSelect.tsx';
import { useReference } from '../../kit/reference.ts';
import { toast } from '../../kit/toasts.ts';
import { useAddress } from '../../kit/useAddress.ts';
import { BulkButton, BulkWindow } from '../bulk/BulkWindow.tsx';
import { DocumentList } from './DocumentList.tsx';
import type { DocumentContracts } from '../session/sessionWorld.ts';

interface Props {
  definition: AnyDocument;
  procedures: DocumentContracts & ReturnType<typeof bulkProcedures>;
  /** Data set of one record that a row of a file fills. */
  dataSet: string;
  emptyText: string;
  /** Columns that are shown until a person chooses others; all when absent. */
  columns?: readonly string[];
  /** The column that tells the sorts apart, the list that names them, and the sort's name in the address. */
  sort: { column: string; list: CatalogueName; address: string };
  /** What a new record of a sort says already; the sort is '' while all are shown. */
  begun(sort: string): Record<string, string>;
}

/** Records that the company keeps outside its orders, all or those of one sort; one is begun here, many come from a file. */
export function RecordList(props: Props) {
  const { definition, procedures, dataSet, emptyText, columns, sort, begun } = props;
  const { read, put } = useAddress();
  const reference = useReference();
  const navigate = useNavigate();
  const create = useAction(procedures.create);
  const writes = useMay()(`${definition.module}:write`);
  const chosen = read(sort.address);
  const begin = async (): Promise<void> => {
    try {
      const { header } = await create.mutateAsync({
        ID_ORDEN: undefined,
        CUERPO: { [dataSet]: begun(chosen) },
      });
      void navigate(addressOfDocument(definition, header.ID));
    } catch (thrown) {
      toast(`${heading(definition.noun)} no se creó`, errorText(thrown), 'bad');
    }
  };
  return (
    <>
      <DocumentList
        definition={definition}
        procedures={procedures}
        emptyText={emptyText}
        {...(columns ? { columns } : {})}
        {...(chosen === '' ? {} : { fixed: { [sort.column]: chosen } })}
        filters={
          <PlainSelect
            label="Mostrar"
            value={chosen}
            onChange={(value) => put({ [sort.address]: value })}
            options={[
              { value: '', label: 'Todos' },
              ...reference.rows(sort.list).map(({ CLAVE, VALOR }) => ({ value: CLAVE, label: VALOR })),
            ]}
          />
        }
        tools={writes && <BulkButton />}
        {...(writes ? { create: { label: definition.making, run: () => void begin() } } : {})}
      />
      {writes && <BulkWindow definition={definition} dataSet={dataSet} procedures={procedures} />}
    </>
  );
}
