/** The element in which an event happened; nothing where it happened to the page itself. */
export const targetOf = ({ target }: { target: EventTarget | null }): Element | undefined =>
  target instanceof Element ? target : undefined;
