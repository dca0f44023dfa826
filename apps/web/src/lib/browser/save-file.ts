export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click has started the download, which keeps its own hold on the file.
  URL.revokeObjectURL(address);
}
