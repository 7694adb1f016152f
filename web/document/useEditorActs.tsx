import { useEffect, useState, type ReactNode } from 'react';
import {
  DOCUMENT_KEYS,
  FORM_KEYS,
  GENERAL_KEYS,
  KeysHelp,
  PRINT_KEYS,
  SHEET_KEYS,
} from '../kit/KeysHelp.tsx';
import type { EditorAction } from './EditorHead.tsx';
import type { DocumentEditorProps, Shut } from './editorProps.ts';
import { nameOfPlace } from './namedPlace.ts';
import { showOpen } from './openDocument.ts';
import type { EditorSection } from './Section.tsx';
import type { OpenDocument } from './useDocument.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import { ownPlace } from './useOthers.ts';
import { useTransitions } from './useTransitions.ts';

/**
 * What may be done to the open document: in its head, by keys and by Ctrl+K; the help of its keys, and whether a person
 * asked to be told of every field at once.
 */
export function useEditorActs(
  props: DocumentEditorProps & { document: OpenDocument },
  document: OpenDocument,
  sections: readonly EditorSection[],
  { title, ended }: { title: string; ended: Shut | undefined },
): { acts: readonly EditorAction[]; keys: ReactNode; told: boolean } {
  const { module } = props.definition;
  const [keysShown, showKeys] = useState(false);
  const [told, tell] = useState(false);
  const actions = props.actions?.(document) ?? [];
  const print = actions.find((action) => action.icon === 'print');
  useEditorKeys(document, sections, {
    showKeys: () => showKeys(true),
    tellAll: () => tell(true),
    print: print && (() => void print.run()),
  });
  const acts = [...actions, ...useTransitions(props.document, ended)];
  const orderId = module === 'work-orders' ? document.header.ID : document.header.ID_ORDEN;
  useEffect(() =>
    showOpen({
      module,
      id: document.header.ID,
      title,
      orderId,
      actions: acts.map((each) => ({
        ...each,
        disabled: each.disabled ?? false,
        run: () => void each.run(),
      })),
      lastPlace: () => ownPlace(document),
      nameOf: (place) => nameOfPlace(document, place),
    }),
  );
  const keys = (
    <KeysHelp
      opened={keysShown}
      onClose={() => showKeys(false)}
      keys={[...GENERAL_KEYS, ...DOCUMENT_KEYS, ...(print ? PRINT_KEYS : []), ...FORM_KEYS, ...SHEET_KEYS]}
    />
  );
  return { acts, keys, told };
}
