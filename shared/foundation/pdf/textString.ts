const HEX_DIGITS = 4;

/** Text string in UTF-16, as hexadecimal digits (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  let digits = 'FEFF';
  for (let i = 0; i < text.length; i++)
    digits += text.charCodeAt(i).toString(16).toUpperCase().padStart(HEX_DIGITS, '0');
  return `<${digits}>`;
}
