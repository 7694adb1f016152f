const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether a text has the form of a mail address: nombre@empresa.com. */
export const isMailAddress = (text: string): boolean => MAIL.test(text);
