export interface Build {
  /** Says what the build was made of. */
  stamp: string;
  files: string[];
  folders: string[];
}
export const builds: { web: Build; server: Build };
export function stampOf(build: Build): string;
export function isBuilt(build: Build): boolean;
