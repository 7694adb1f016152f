/** In practice no mail leaves the machine, and the page says so by its name. */
export const mailsTitle = (practice: boolean): string =>
  practice ? 'Correos de práctica' : 'Correos enviados';
