import { useState } from 'react';
import type { Grantable } from '../../../shared/users/grantables.ts';
import {
  changeTo,
  companyOfTable,
  linesOf,
  type DraftLine,
  type DraftPerson,
} from '../../../shared/users/permissionDraft.ts';
import { permissionProcedures, type PermissionTable } from '../../../shared/users/permissionProcedures.ts';
import { withRight, withRole, type OwnRows } from '../../../shared/users/withRight.ts';
import { errorText } from '../../api/apiError.ts';
import { useAction } from '../../api/queries.ts';
import { informFailed } from '../../kit/dialogs/dialogs.ts';
import { toast } from '../../kit/toasts.ts';
import { useStepUp } from '../useStepUp.tsx';

const noun = { singular: 'permiso', plural: 'permisos', gender: 'm' } as const;

/** People as they are and as they are drafted, and the acts on the draft; nothing is stored until it is saved. */
export function useMatrix(table: PermissionTable) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, OwnRows>>(new Map());
  const action = useAction(permissionProcedures.setPermissions);
  const { run, dialog } = useStepUp();
  const company = companyOfTable(table);
  const people = table.PERSONAS.map((was): DraftPerson => ({ ...was, ...drafts.get(was.IdUsuario) }));
  const lines = table.PERSONAS.flatMap((was): DraftLine[] => {
    const is = drafts.get(was.IdUsuario);
    return is ? linesOf(company, was, is) : [];
  });
  const draft = (id: string, { ROL = '', APLICACIONES, PERMISOS }: OwnRows): void =>
    setDrafts((all) => new Map(all).set(id, { ROL, APLICACIONES, PERMISOS }));
  const personOf = (id: string): DraftPerson | undefined => people.find((each) => each.IdUsuario === id);
  const change = (id: string, to: (user: DraftPerson) => OwnRows): void => {
    const user = personOf(id);
    if (user) draft(id, to(user));
  };
  const save = async (): Promise<void> => {
    const CAMBIOS = table.PERSONAS.flatMap((was) => {
      const is = drafts.get(was.IdUsuario);
      return (is && changeTo(company, was, is)) ?? [];
    });
    try {
      const saved = await run(() => action.mutateAsync({ ACCESO: table.ACCESO, CAMBIOS }));
      if (!saved) return;
      setDrafts(new Map());
      toast('Permisos guardados', 'Valen desde la siguiente acción de cada persona.', 'good');
    } catch (thrown) {
      await informFailed(noun, 'modificado', errorText(thrown));
    }
  };
  return {
    company,
    people,
    lines,
    dialog,
    busy: action.isPending,
    set: (id: string, right: Grantable, on: boolean) =>
      change(id, (user) => withRight(company, user, right, on)),
    setRole: (id: string, role: string) => change(id, (user) => withRole(company, user, role)),
    copy: (id: string, rows: OwnRows) => draft(id, rows),
    take: (read: ReadonlyMap<string, OwnRows>) =>
      read.forEach((rows, id) => {
        draft(id, rows);
      }),
    undo: () => setDrafts(new Map()),
    save,
  };
}

export type Matrix = ReturnType<typeof useMatrix>;
