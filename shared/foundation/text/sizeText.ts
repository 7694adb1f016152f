/** 5242880 as «5 MB», 307200 as «300 KB». */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${trimmed(bytes / 1024)} KB`;
  return `${trimmed(bytes / 1024 / 1024)} MB`;
}

const trimmed = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
