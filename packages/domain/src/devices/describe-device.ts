export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'desktop' | 'phone' | 'tablet' | 'program';
}

/** In this order: most browsers also call themselves Chrome or Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system names from a user agent, as their owner knows them; an unknown one is a program. */
export function describeDevice(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  return { browser, system, kind: deviceKind(userAgent, browser, system) };
}

function deviceKind(userAgent: string, browser: string | null, system: string | null): Device['kind'] {
  if (!browser && !system) return 'program';
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return system === 'iOS' || system === 'Android' ? 'phone' : 'desktop';
}
