/**
 * The decimal key of a Spanish keyboard's number block says ',', which groups thousands here: in a number it means the
 * point. Tells whether it did so.
 */
export function decimalKey(event: React.KeyboardEvent<HTMLInputElement>): boolean {
  if (event.code !== 'NumpadDecimal' || event.key !== ',') return false;
  event.preventDefault();
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText('.', selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '.' }));
  return true;
}
