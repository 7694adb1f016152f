/** First part of a path, with or without a slash before it: the area that it lies in; '' of the empty one. */
export const firstPart = (path: string): string => path.split('/').find((part) => part !== '') ?? '';
