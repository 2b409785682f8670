/** Hands a text over as a file, as if it had been a download of its own. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by its next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
