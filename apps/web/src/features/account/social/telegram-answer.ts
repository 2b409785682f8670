/** Telegram returns its data after a `#`, which never reaches a server. Not checked here: the server verifies the signature. */
export function telegramAnswer(hash: string): Record<string, string> {
  const encoded = /[#&]tgAuthResult=([\w+/=-]+)/.exec(hash)?.[1] ?? '';
  try {
    const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
    const fields: Record<string, unknown> = JSON.parse(text);
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
