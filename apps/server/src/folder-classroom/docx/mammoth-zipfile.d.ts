declare module 'mammoth/lib/zipfile.js' {
  interface ZipFile {
    exists(name: string): boolean;
    read(name: string): Promise<Uint8Array>;
    read(name: string, encoding: string): Promise<string>;
  }
  export function openArrayBuffer(bytes: Uint8Array): Promise<ZipFile>;
}
