// The order matters: Edge and Opera also call themselves Chrome, and Chrome also calls itself Safari.
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const wordOf = (table: readonly (readonly [RegExp, string])[], text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** A device as its owner knows it, from the browser's own name: 'Chrome on Android'. */
export function deviceWords(userAgent: string | null | undefined): string {
  const text = userAgent ?? '';
  const browser = wordOf(BROWSERS, text);
  const system = wordOf(SYSTEMS, text);
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
}
