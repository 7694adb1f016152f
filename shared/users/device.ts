const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

const first = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([sign]) => sign.test(text))?.[1] ?? '';

/**
 * What a person calls the thing they signed in from, «Chrome en Windows», read from the browser's own line; '' when it
 * says neither. No more of that line is kept: the name is for recognising a session, not for following anybody.
 */
export function deviceOf(userAgent: string): string {
  const names = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter((name) => name !== '');
  return names.join(' en ');
}
