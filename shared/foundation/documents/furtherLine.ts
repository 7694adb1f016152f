/** Key of one more line of what stands in several lines of a list, by its place among them. */
export const furtherLine = (id: string, place: number): string => `${id}-${place}`;

/** Key of the first line of such a one by that of a further one; of any other key nothing that stands anywhere. */
export const firstLine = (id: string): string => id.replace(/-\d+$/, '');
