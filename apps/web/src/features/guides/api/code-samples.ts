export const languages = ['curl', 'php', 'python', 'node'] as const;

export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = {
  curl: 'curl',
  php: 'PHP',
  python: 'Python',
  node: 'Node.js',
};

/** What is posted, in order. */
export type Fields = Readonly<Record<string, string>>;

const writers: Record<Language, (url: string, fields: Fields) => string> = {
  curl: (url, fields) =>
    [`curl ${url}`, ...pairs(fields, (name, value) => `  --data-urlencode '${name}=${value}'`)].join(' \\\n'),
  php: (url, fields) => `<?php
$curl = curl_init('${url}');
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_POSTFIELDS => http_build_query([
${pairs(fields, (name, value) => `        '${name}' => '${value}',`).join('\n')}
    ]),
]);
$answer = json_decode(curl_exec($curl), true);`,
  python: (url, fields) => `import requests

answer = requests.post("${url}", data={
${pairs(fields, (name, value) => `    "${name}": "${value}",`).join('\n')}
}).json()`,
  node: (url, fields) => `const response = await fetch('${url}', {
  method: 'POST',
  body: new URLSearchParams({
${pairs(fields, (name, value) => `    ${name}: '${value}',`).join('\n')}
  }),
});
const answer = await response.json();`,
};

export function codeSample(language: Language, url: string, fields: Fields): string {
  return writers[language](url, fields);
}

function pairs(fields: Fields, write: (name: string, value: string) => string): string[] {
  return Object.entries(fields).map(([name, value]) => write(name, value));
}
