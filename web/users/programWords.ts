/** Behind what ended: how many tokens of programs ended with it; nothing where there was none. */
export const revokedWords = (programs: number): string =>
  programs === 0
    ? ''
    : programs === 1
      ? ', y se revocó 1 token de programa'
      : `, y se revocaron ${programs} tokens de programas`;

/** How many tokens of programs go on after a change of the own password; nothing where there is none. */
export const standingWords = (programs: number): string =>
  programs === 1
    ? 'Sigue vigente 1 token de programa que usted creó.'
    : `Siguen vigentes ${programs} tokens de programas que usted creó.`;
