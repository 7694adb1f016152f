// Tags of a mail hold few signs: names go in hexadecimal.
export const hex = (text: string): string => Buffer.from(text).toString('hex');
export const unhex = (text: string): string => Buffer.from(text, 'hex').toString();
