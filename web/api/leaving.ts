/** Work that must end before a person leaves: whatever is open and not saved yet. Answers whether it could be saved. */
type Save = () => Promise<boolean>;

const open = new Set<Save>();

/** Says how something that is open is saved; returns how to take it back when it is closed. */
export function savedOnLeaving(save: Save): () => void {
  open.add(save);
  return () => void open.delete(save);
}

/** Saves all that is open; false when anything of it could not be. */
export async function saveAllOpen(): Promise<boolean> {
  return (await Promise.all([...open].map((save) => save()))).every(Boolean);
}
