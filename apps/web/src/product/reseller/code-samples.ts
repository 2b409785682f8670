export const languages = ['curl', 'php', 'python', 'node'] as const;

export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = {
  curl: 'curl',
  php: 'PHP',
  python: 'Python',
  node: 'Node.js',
};

/** The posted fields, in order. */
export type Fields = Readonly<Record<string, string>>;

/** Values may contain quotes, backslashes and line breaks, which each language escapes differently. */
const quoted: Record<Language, (text: string) => string> = {
  curl: (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`,
  php: (text) => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`,
  // Both understand the escapes of JSON.
  python: (text) => JSON.stringify(text),
  node: (text) => JSON.stringify(text),
};

const writers: Record<Language, (url: string, fields: Fields) => string> = {
  curl: (url, fields) =>
    [
      `curl ${url}`,
      ...Object.entries(fields).map(
        ([name, value]) => `  --data-urlencode ${quoted.curl(`${name}=${value}`)}`,
      ),
    ].join(' \\\n'),
  php: (url, fields) => `<?php
$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_POSTFIELDS => http_build_query([
${pairs(fields, (name, value) => `        '${name}' => ${quoted.php(value)},`)}
    ]),
]);
$answer = json_decode(curl_exec($curl), true);`,
  python: (url, fields) => `import requests

answer = requests.post("${url}", data={
${pairs(fields, (name, value) => `    "${name}": ${quoted.python(value)},`)}
}).json()`,
  node: (url, fields) => `const response = await fetch('${url}', {
  method: 'POST',
  body: new URLSearchParams({
${pairs(fields, (name, value) => `    ${name}: ${quoted.node(value)},`)}
  }),
});
const answer = await response.json();`,
};

export function codeSample(language: Language, url: string, fields: Fields): string {
  return writers[language](url, fields);
}

function pairs(fields: Fields, write: (name: string, value: string) => string): string {
  return Object.entries(fields)
    .map(([name, value]) => write(name, value))
    .join('\n');
}
