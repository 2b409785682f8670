export function sourcesHash(): string;
