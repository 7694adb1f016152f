import { useState, type ComponentType } from 'react';
import { ActionButton, type ActionMenuProps } from './ActionButton.tsx';
import { untilThere } from './untilThere.ts';

const load = () => import('./ActionMenuList.tsx');

/** A menu of acts. What it is drawn with comes soon after the first page, or when its button is pressed. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, actions, icon } = props;
  const [List, setList] = useState<ComponentType<ActionMenuProps>>();
  if (actions.length === 0) return null;
  if (List) return <List {...props} />;
  const open = (): void => void untilThere(load).then(({ ActionMenuList }) => setList(() => ActionMenuList));
  return <ActionButton label={label} icon={icon} aria-haspopup="menu" aria-expanded={false} onClick={open} />;
}
