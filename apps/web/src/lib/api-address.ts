let apiUrl = '';

export function setApiUrl(url: string | undefined): void {
  apiUrl = url ?? '';
}

/** The API may have a host of its own; everything else, signing in included, is on the page's host. */
export function apiAddress(path: string): string {
  return path.startsWith('/api/v1/') ? apiUrl + path : path;
}
