/** Downloads a file with the browser's own dialog or setting. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Revoke the URL later, because the browser has only started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
